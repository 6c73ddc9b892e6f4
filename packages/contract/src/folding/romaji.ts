import { inKatakana } from './kana.ts'

/** Kana in Latin letters, and one spelling for the many ways to write a Japanese name in them. */

const rows: readonly (readonly [consonant: string, kana: string])[] = [
  ['', 'アイウエオ'],
  ['k', 'カキクケコ'],
  ['g', 'ガギグゲゴ'],
  ['s', 'サシスセソ'],
  ['z', 'ザジズゼゾ'],
  ['t', 'タチツテト'],
  ['d', 'ダヂヅデド'],
  ['n', 'ナニヌネノ'],
  ['h', 'ハヒフヘホ'],
  ['b', 'バビブベボ'],
  ['p', 'パピプペポ'],
  ['m', 'マミムメモ'],
  ['y', 'ヤ ユ ヨ'],
  ['r', 'ラリルレロ'],
  ['w', 'ワヰ ヱヲ'],
]
const vowels = 'aiueo'
/** Kunrei syllables (ISO 3602): `シ` si, `ヂ` zi, `ヅ` zu. */
const syllables = new Map<string, string>([
  ...rows.flatMap(([consonant, kana]) =>
    [...kana].map((sign, index) => [sign, `${consonant}${vowels[index]}`] as const),
  ),
  ...([
    ['ヂ', 'zi'],
    ['ヅ', 'zu'],
    ['ヰ', 'i'],
    ['ヱ', 'e'],
    ['ヲ', 'o'],
    ['ン', 'n'],
    ['ヴ', 'vu'],
  ] as const),
])
const small: Readonly<Record<string, string>> = {
  ァ: 'a',
  ィ: 'i',
  ゥ: 'u',
  ェ: 'e',
  ォ: 'o',
  ャ: 'ya',
  ュ: 'yu',
  ョ: 'yo',
  ヮ: 'wa',
  ヵ: 'ka',
  ヶ: 'ke',
}

/** As bank transfers write readings: small kana large, without long-vowel marks (Zengin format). */
export const inBankKana = (katakana: string): string =>
  katakana
    .replace(/[ァィゥェォャュョッヮ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 1))
    .replace(/[ヵヶ]/g, (sign) => (sign === 'ヵ' ? 'カ' : 'ケ'))
    .replace(/ー/g, '')

/** Katakana or hiragana in Latin letters, Kunrei system; other characters stay. `シャ`: sya, `ッカ`: kka, `ファ`: hua. */
export function kanaInLatin(text: string): string {
  let latin = ''
  let double = false
  for (const sign of inKatakana(text)) {
    if (sign === 'ッ') {
      double = true
      continue
    }
    const syllable = syllables.get(sign)
    if (syllable !== undefined) latin += double && /^[^aiueon]/.test(syllable) ? `${syllable[0]}${syllable}` : syllable
    else if (small[sign] !== undefined) latin = withSmall(latin, small[sign])
    else if (sign !== 'ー') latin += sign
    double = false
  }
  return latin
}

/** `キャ` kya, `シェ` sye, `ティ` ti, `ウィ` wi, `ヴァ` va, `ファ` hua. */
function withSmall(latin: string, vowel: string): string {
  if (vowel.startsWith('y')) return latin.replace(/i$/, '') + vowel
  if (latin.endsWith('i')) return `${latin.slice(0, -1)}y${vowel}`
  if (latin.endsWith('e')) return latin.slice(0, -1) + vowel
  if (latin.endsWith('vu')) return latin.slice(0, -1) + vowel
  return /(?:^|[aeiou])u$/.test(latin) ? `${latin.slice(0, -1)}w${vowel}` : latin + vowel
}

/** Spellings of one sound in Hepburn, and how Kunrei writes it. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/tch/g, 'tty'],
  [/ssh/g, 'ssy'],
  [/sh/g, 'sy'],
  [/ch/g, 'ty'],
  [/(?<=[st])yi/g, 'i'],
  [/tsu/g, 'tu'],
  [/ji/g, 'zi'],
  [/jy?(?=[aueo])/g, 'zy'],
  [/fu/g, 'hu'],
  [/f(?=[aieo])/g, 'hu'],
  [/o(?:u|o|h(?![aiueoy]))/g, 'o'],
  [/uu/g, 'u'],
  [/m(?=[bmp])/g, 'n'],
]

/**
 * One spelling for Latin letters that may be read as the same Japanese sound: Hepburn and Kunrei, long vowels long or short (Satoh, Satou, Satō,
 * Sato; Homma, Honma; Shinji, Sinzi). The text is in lower case without accents.
 */
export const soundOfRomaji = (latin: string): string =>
  spellings.reduce((text, [spelling, sound]) => text.replace(spelling, sound), latin)
