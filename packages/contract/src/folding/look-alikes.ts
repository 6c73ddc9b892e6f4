/**
 * Lower-case letters of Cyrillic, Greek, Armenian and the phonetic alphabet that look like Latin ones, themselves or their capitals. Source: the
 * pairs of confusables.txt (Unicode Technical Standard #39) between these scripts.
 */
const pairs = `
аa вb еe ёe ѐe кk мm нh оo рp сc тt уy ўy хx іi їi јj ѕs һh ԁd ԛq ԝw ґr гr ѵv ьb ӏl ԍg
αa βb εe ζz ηn ιi κk μu νv οo ρp τt υu χx γy ωw σo ϲc ϳj
օo սu ոn հh ցg ѡw ɑa ɡg ɩi ɪi ıi ʀr ʏy ʙb ʜh ɴn ʟl ɢg ᴀa ᴄc ᴅd ᴇe ᴊj ᴋk ᴍm ᴏo ᴘp ᴛt ᴜu ᴠv ᴡw ᴢz`

const latin = new Map(
  pairs
    .trim()
    .split(/\s+/)
    .map((pair) => [...pair])
    .map(([alike = '', letter = '']) => [alike, letter] as const),
)

/** Letters that look like Latin ones as those. The text is in lower case. */
export const likeLatin = (text: string): string =>
  text.replace(
    /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\u0131\u0250-\u02af\u1d00-\u1d7f]/gu,
    (letter) => latin.get(letter) ?? letter,
  )
