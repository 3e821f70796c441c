/// What help can be about: the program, or one of its commands.
enum HelpTopic: String, CaseIterable {
  case program = "wishlist"
  case list
  case show
  case keys

  /// What `--help` prints.
  var text: String {
    switch self {
    case .program:
      """
      Plans journeys by season, and keeps track of what is done on them.

      Usage:
        wishlist [options]                 open the app
        wishlist list [--json]             print all trips
        wishlist show NAME [--json]        print a trip and its activities

      Options:
        --data DIR     work in DIR, in place of the usual folder
        --sample       work on a copy of the sample trips that is thrown away at the end;
                       with --data, put the sample trips into DIR if it is empty, and keep them
        --no-mouse     leave the mouse to the terminal, which selects text with it
        --json         print JSON
        --color WHAT   the number of colours: auto (what the terminal has), none, 8, 16, 256 or direct
        --scheme WHAT  the background: auto (the terminal is asked), light or dark
        --contrast WHAT  standard or high
        --ascii        draw with nothing but ASCII
        --plain        read the screens as lines, for screen readers and the simplest terminals
        --accessible   let the text cursor follow what has the keys
        --reduce-motion  change at once what would move
        -h, --help     print help, also on a command: wishlist list --help
        --version      print the version

      Trips are files in $XDG_DATA_HOME/wishlist (~/.local/share/wishlist), preferences in
      $XDG_CONFIG_HOME/wishlist (~/.config/wishlist).

      In the app, ? shows the keys; "wishlist help keys" tells how to change them.

      Exit codes: 0 all went well; 1 something was not found, not read or not saved, as the message says;
      2 the command line can't be understood, or there is no terminal to show the app on.

      """
    case .list:
      """
      Prints all trips, season by season.

      Usage:
        wishlist list [--json] [--data DIR] [--sample]

      Options:
        --json         print an array of trips with their activities
        --data DIR     take the trips in DIR
        --sample       take the sample trips

      Files that can't be read are named on the error output; the rest is printed, and the exit code is 1.

      """
    case .show:
      """
      Prints a trip and its activities.

      Usage:
        wishlist show NAME [--json] [--data DIR] [--sample]

      NAME is the trip's id, its name, or any part of its name that no other trip has. Case and accents don't
      matter.

      Options:
        --json         print the trip as JSON
        --data DIR     take the trips in DIR
        --sample       take the sample trips

      The exit code is 1 if no trip or more than one is meant.

      """
    case .keys: KeysHelp.text
    }
  }
}
