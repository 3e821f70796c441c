/// Letters that are written as one scalar but are another letter with marks, by canonical decomposition.
///
/// The standard library compares by it but doesn't hand it out, and the library that does weighs 50 MB.
enum LetterTable {
  /// The letter below the marks of `scalar`; nil if it has none. Several scalars for a ligature.
  static func base(of scalar: Unicode.Scalar) -> String.UnicodeScalarView? { bases[scalar] }

  private static let bases: [Unicode.Scalar: String.UnicodeScalarView] = {
    var bases: [Unicode.Scalar: String.UnicodeScalarView] = [:]
    for group in marked.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      var letters = group.unicodeScalars.makeIterator()
      guard let base = letters.next() else { continue }
      while let letter = letters.next() { bases[letter] = String.UnicodeScalarView([base]) }
    }
    for (letter, base) in drawn { bases[letter] = base.unicodeScalars }
    return bases
  }()

  /// Letters whose stroke or ligature is no mark for Unicode, but is for whoever types without it.
  private static let drawn: [Unicode.Scalar: String] = [
    "ø": "o", "ǿ": "o", "đ": "d", "ł": "l", "ħ": "h", "ı": "i", "ß": "ss", "æ": "ae", "ǣ": "ae", "ǽ": "ae", "œ": "oe",
  ]

  /// Each group is a letter, then the letters that are made of it with marks. Lower case; composed.
  private static let marked = """
    aàáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ bḃḅḇ cçćĉċčḉ dďḋḍḏḑḓ eèéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ fḟ gĝğġģǧǵḡ hĥȟḣḥḧḩḫẖ
    iìíîïĩīĭįǐȉȋḭḯỉị jĵǰ kķǩḱḳḵ lĺļľḷḹḻḽ mḿṁṃ nñńņňǹṅṇṉṋ oòóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ pṕṗ
    rŕŗřȑȓṙṛṝṟ sśŝşšșṡṣṥṧṩ tţťțṫṭṯṱẗ uùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự vṽṿ wŵẁẃẅẇẉẘ xẋẍ yýÿŷȳẏẙỳỵỷỹ
    zźżžẑẓẕ æǣǽ øǿ ſẛ ʒǯ αάἀἁἂἃἄἅἆἇὰᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ εέἐἑἒἓἔἕὲ ηήἠἡἢἣἤἥἦἧὴᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ
    ιΐίϊἰἱἲἳἴἵἶἷὶῐῑῒῖῗ οόὀὁὂὃὄὅὸ ρῤῥ υΰϋύὐὑὒὓὔὕὖὗὺῠῡῢῦῧ ωώὠὡὢὣὤὥὦὧὼᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ аӑӓ гѓ еѐёӗ жӂӝ зӟ
    ийѝӣӥ кќ оӧ уўӯӱӳ чӵ ыӹ эӭ ії ѵѷ әӛ өӫ اآأإ وؤ يئ ہۂ ےۓ ەۀ नऩ रऱ ळऴ うゔ かが きぎ くぐ けげ こご さざ しじ すず せぜ そぞ
    ただ ちぢ つづ てで とど はばぱ ひびぴ ふぶぷ へべぺ ほぼぽ ゝゞ ウヴ カガ キギ クグ ケゲ コゴ サザ シジ スズ セゼ ソゾ タダ チヂ ツヅ テデ トド ハバパ ヒビピ フブプ
    ヘベペ ホボポ ワヷ ヰヸ ヱヹ ヲヺ ヽヾ
    """
}
