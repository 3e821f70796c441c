#ifndef TERMINAL_ENTRIES_H
#define TERMINAL_ENTRIES_H

/* Compiled terminfo entries, as TERMINFO=b64:... takes them: xterm's and tmux's, each with direct colours and with 256.

   Why our own: a plain system has no entry with direct colours. And ours are leaner: without the second character set
   (acsc, smacs, rmacs), `rep` and `sgr`, ncurses sends a tenth fewer bytes; without ccc, initc and oc it never touches
   the user's palette; `blink` strikes through, since ncurses has no attribute for that and nothing should blink.

   How they are made: take `infocmp -1 xterm-256color` (or tmux-256color) without the keys (k*), printer, reset, palette,
   character set and margin strings, and without rep, sgr, blink and cnorm. Add

     sgr0=\E[m, blink=\E[9m, cnorm=\E[?25h, pairs#0x10000, AX,
     (direct) RGB, colors#0x1000000,
     setaf=\E[%?%p1%{8}%<%t3%p1%d%e%p1%{16}%<%t9%p1%{8}%-%d
           %e38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,      and setab with 4, 10 and 48
     (256) colors#0x100,
     setaf=\E[%?%p1%{8}%<%t3%p1%d%e%p1%{16}%<%t9%p1%{8}%-%d%e38;5;%p1%d%;m,  and setab likewise

   compile with `tic -x` and print with `infocmp -x -Q2 -q`. With direct colours the numbers 0 to 15 are ANSI's
   colours and all others are 24-bit ones. */

static const char entry_xterm_direct[] =
    "b64:HgIwAB0ADwBpAUcCdmlld3RyZWUteHRlcm0tZGlyZWN0fHh0ZXJtIHdpdGggZGlyZWN0IGNvbG91cnMAAAEAAAEAAAAAAAAAAAABAAAAAAAA"
    "AAAAAAAAAAEAUAAAAAgAAAAYAAAA_____________________________________________________wAAAAEAAAEA_____wAAAgD__xMAGwAf"
    "ACMA__8uAD8AQQBFAEwA__9OAFUA__9ZAP__XQBhAP_______2UAagBvAP__gQCGAP____-LAJAAlQCaAP__owCnAP__uQC-AMQA____________"
    "_________8oA___________________________________________________________________________________________OANYA____"
    "_______________________________eAP__4QDqAPMA_AAFAQ4BFwEgASkBMgH_____________________________OwE-AUkBTAFOAf______"
    "_1EB____________________________________________________________________________________________________________"
    "________________________________________________________________________________________________________________"
    "________________________________________________________________________________________________________________"
    "_________________________1MB________________________________________________________________________WAH_________"
    "_________________________2EB________________________ZgH_________________________________________________________"
    "_________________________________________2wB2QENABtbJWklcDElZDslcDIlZHIAG1tIG1sySgAbW0sAG1tKABtbJWklcDElZEcAG1sl"
    "aSVwMSVkOyVwMiVkSAAKABtbSAAbWz8yNWwACAAbWz8yNWgAG1tDABtbQQAbW1AAG1tNABtbOW0AG1sxbQAbWz8xMDQ5aBtbMjI7MDswdAAbWzJt"
    "ABtbNGgAG1s3bQAbWzdtABtbNG0AG1slcDElZFgAG1ttABtbPzEwNDlsG1syMzswOzB0ABtbNGwAG1syN20AG1syNG0AG1tMABtbPzFsGz4AG1s_"
    "MWgbPQAbRQAbWyVwMSVkUAAbWyVwMSVkTQAbWyVwMSVkQgAbWyVwMSVkQAAbWyVwMSVkUwAbWyVwMSVkTAAbWyVwMSVkRAAbWyVwMSVkQwAbWyVw"
    "MSVkVAAbWyVwMSVkQQAbOAAbWyVpJXAxJWRkABs3AAoAG00ACQAbWzFLABtbMzk7NDltABtbM20AG1syM20AG1slPyVwMSV7OH0lPCV0MyVwMSVk"
    "JWUlcDElezE2fSU8JXQ5JXAxJXs4fSUtJWQlZTM4OzI7JXAxJXs2NTUzNn0lLyVkOyVwMSV7MjU2fSUvJXsyNTV9JSYlZDslcDElezI1NX0lJiVk"
    "JTttABtbJT8lcDElezh9JTwldDQlcDElZCVlJXAxJXsxNn0lPCV0MTAlcDElezh9JS0lZCVlNDg7MjslcDElezY1NTM2fSUvJWQ7JXAxJXsyNTZ9"
    "JS8lezI1NX0lJiVkOyVwMSV7MjU1fSUmJWQlO20AAAIAAAAAAAIABwABAQAAAwBBWABSR0IA";

static const char entry_tmux_direct[] =
    "b64:HgIuAA8ADwBpASoCdmlld3RyZWUtdG11eC1kaXJlY3R8dG11eCB3aXRoIGRpcmVjdCBjb2xvdXJzAAABAAABAAAAAAAAAAAAAQBQAAAACAAA"
    "ABgAAAD_____________________________________________________AAAAAQAAAQD_____AAACAP__EwAaAB4AIgD__y0APgBAAEQASwD_"
    "_00AVAD__1gA__9bAF8A________YwBoAG0A__92AHsA_____4AAhQCKAP____-PAJMA__-cAKEApwD_____________________rQD_________"
    "_________________________________________________________________________________7EAuQD_________________________"
    "_________8EA___EAM0A1gDfAOgA8QD6AAMBDAEVAf____________________________8eASEBLAEvATEB________NAH_________________"
    "________________________________________________________________________________________________________________"
    "________________________________________________________________________________________________________________"
    "________________________________________________________________________________________________________________"
    "____NgH_______________________________________________________________________87Af______________________________"
    "____RAH_______________________9JAf______________________________________________________________________________"
    "____________________TwG8AQ0AG1slaSVwMSVkOyVwMiVkcgAbW0gbW0oAG1tLABtbSgAbWyVpJXAxJWRHABtbJWklcDElZDslcDIlZEgACgAb"
    "W0gAG1s_MjVsAAgAG1s_MjVoABtbQwAbTQAbW1AAG1tNABtbOW0AG1sxbQAbWz8xMDQ5aAAbWzJtABtbNGgAG1s3bQAbWzdtABtbNG0AG1ttABtb"
    "PzEwNDlsABtbNGwAG1syN20AG1syNG0AG1tMABtbPzFsGz4AG1s_MWgbPQAbRQAbWyVwMSVkUAAbWyVwMSVkTQAbWyVwMSVkQgAbWyVwMSVkQAAb"
    "WyVwMSVkUwAbWyVwMSVkTAAbWyVwMSVkRAAbWyVwMSVkQwAbWyVwMSVkVAAbWyVwMSVkQQAbOAAbWyVpJXAxJWRkABs3AAoAG00ACQAbWzFLABtb"
    "Mzk7NDltABtbM20AG1syM20AG1slPyVwMSV7OH0lPCV0MyVwMSVkJWUlcDElezE2fSU8JXQ5JXAxJXs4fSUtJWQlZTM4OzI7JXAxJXs2NTUzNn0l"
    "LyVkOyVwMSV7MjU2fSUvJXsyNTV9JSYlZDslcDElezI1NX0lJiVkJTttABtbJT8lcDElezh9JTwldDQlcDElZCVlJXAxJXsxNn0lPCV0MTAlcDEl"
    "ezh9JS0lZCVlNDg7MjslcDElezY1NTM2fSUvJWQ7JXAxJXsyNTZ9JS8lezI1NX0lJiVkOyVwMSV7MjU1fSUmJWQlO20AAgAAAAAAAgAHAAEBAAAD"
    "AEFYAFJHQgA=";

static const char entry_xterm_256[] =
    "b64:HgIqAB0ADwBpAesBdmlld3RyZWUteHRlcm0tMjU2fHh0ZXJtIHdpdGggMjU2IGNvbG91cnMAAAEAAAEAAAAAAAAAAAABAAAAAAAAAAAAAAAA"
    "AAEAUAAAAAgAAAAYAAAA_____________________________________________________wABAAAAAAEA_____wAAAgD__xMAGwAfACMA__8u"
    "AD8AQQBFAEwA__9OAFUA__9ZAP__XQBhAP_______2UAagBvAP__gQCGAP____-LAJAAlQCaAP__owCnAP__uQC-AMQA____________________"
    "_8oA___________________________________________________________________________________________OANYA____________"
    "_______________________eAP__4QDqAPMA_AAFAQ4BFwEgASkBMgH_____________________________OwE-AUkBTAFOAf_______1EB____"
    "________________________________________________________________________________________________________________"
    "________________________________________________________________________________________________________________"
    "________________________________________________________________________________________________________________"
    "_________________1MB________________________________________________________________________WAH_________________"
    "_________________2EB________________________ZgH_________________________________________________________________"
    "_________________________________2wBqwENABtbJWklcDElZDslcDIlZHIAG1tIG1sySgAbW0sAG1tKABtbJWklcDElZEcAG1slaSVwMSVk"
    "OyVwMiVkSAAKABtbSAAbWz8yNWwACAAbWz8yNWgAG1tDABtbQQAbW1AAG1tNABtbOW0AG1sxbQAbWz8xMDQ5aBtbMjI7MDswdAAbWzJtABtbNGgA"
    "G1s3bQAbWzdtABtbNG0AG1slcDElZFgAG1ttABtbPzEwNDlsG1syMzswOzB0ABtbNGwAG1syN20AG1syNG0AG1tMABtbPzFsGz4AG1s_MWgbPQAb"
    "RQAbWyVwMSVkUAAbWyVwMSVkTQAbWyVwMSVkQgAbWyVwMSVkQAAbWyVwMSVkUwAbWyVwMSVkTAAbWyVwMSVkRAAbWyVwMSVkQwAbWyVwMSVkVAAb"
    "WyVwMSVkQQAbOAAbWyVpJXAxJWRkABs3AAoAG00ACQAbWzFLABtbMzk7NDltABtbM20AG1syM20AG1slPyVwMSV7OH0lPCV0MyVwMSVkJWUlcDEl"
    "ezE2fSU8JXQ5JXAxJXs4fSUtJWQlZTM4OzU7JXAxJWQlO20AG1slPyVwMSV7OH0lPCV0NCVwMSVkJWUlcDElezE2fSU8JXQxMCVwMSV7OH0lLSVk"
    "JWU0ODs1OyVwMSVkJTttAAABAAAAAAABAAMAAQAAAEFYAA==";

static const char entry_tmux_256[] =
    "b64:HgIoAA8ADwBpAc4Bdmlld3RyZWUtdG11eC0yNTZ8dG11eCB3aXRoIDI1NiBjb2xvdXJzAAABAAABAAAAAAAAAAAAAQBQAAAACAAAABgAAAD_"
    "____________________________________________________AAEAAAAAAQD_____AAACAP__EwAaAB4AIgD__y0APgBAAEQASwD__00AVAD_"
    "_1gA__9bAF8A________YwBoAG0A__92AHsA_____4AAhQCKAP____-PAJMA__-cAKEApwD_____________________rQD_________________"
    "_________________________________________________________________________7EAuQD_________________________________"
    "_8EA___EAM0A1gDfAOgA8QD6AAMBDAEVAf____________________________8eASEBLAEvATEB________NAH_________________________"
    "________________________________________________________________________________________________________________"
    "________________________________________________________________________________________________________________"
    "____________________________________________________________________________________________________________NgH_"
    "______________________________________________________________________87Af__________________________________RAH_"
    "______________________9JAf______________________________________________________________________________________"
    "____________TwGOAQ0AG1slaSVwMSVkOyVwMiVkcgAbW0gbW0oAG1tLABtbSgAbWyVpJXAxJWRHABtbJWklcDElZDslcDIlZEgACgAbW0gAG1s_"
    "MjVsAAgAG1s_MjVoABtbQwAbTQAbW1AAG1tNABtbOW0AG1sxbQAbWz8xMDQ5aAAbWzJtABtbNGgAG1s3bQAbWzdtABtbNG0AG1ttABtbPzEwNDls"
    "ABtbNGwAG1syN20AG1syNG0AG1tMABtbPzFsGz4AG1s_MWgbPQAbRQAbWyVwMSVkUAAbWyVwMSVkTQAbWyVwMSVkQgAbWyVwMSVkQAAbWyVwMSVk"
    "UwAbWyVwMSVkTAAbWyVwMSVkRAAbWyVwMSVkQwAbWyVwMSVkVAAbWyVwMSVkQQAbOAAbWyVpJXAxJWRkABs3AAoAG00ACQAbWzFLABtbMzk7NDlt"
    "ABtbM20AG1syM20AG1slPyVwMSV7OH0lPCV0MyVwMSVkJWUlcDElezE2fSU8JXQ5JXAxJXs4fSUtJWQlZTM4OzU7JXAxJWQlO20AG1slPyVwMSV7"
    "OH0lPCV0NCVwMSVkJWUlcDElezE2fSU8JXQxMCVwMSV7OH0lLSVkJWU0ODs1OyVwMSVkJTttAAEAAAAAAAEAAwABAAAAQVgA";

#endif
