/**
 * A message as one line that is safe to show: compatibility forms (NFKC), no characters that are not seen or turn the direction of the text, two combining marks on a letter at most. Emoji keep their
 * joiners and variation selectors, signs after Japanese their width. The text is shown as text, so signs of HTML stay what they are.
 */
export function cleanText(typed: string): string {
  return typed
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(notSeen, '')
    .normalize('NFC') // marks that were kept apart
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(afterJapanese, (signs) => [...signs].map((sign) => wide[sign] ?? sign).join(''))
}

const wide: Readonly<Record<string, string>> = { '!': '！', '?': '？', '~': '〜' }
const afterJapanese = /(?<=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー〜。、」』])[!?~]+/gu

/** Format and private characters, fillers and everything that Unicode lets a program ignore when it draws a text, but for the joiners inside of emoji. */
const notSeen =
  /(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|\u200d(?!\p{Extended_Pictographic})|(?<!\p{Extended_Pictographic})\ufe0f|(?![\u200d\ufe0f])[\u2800\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu
