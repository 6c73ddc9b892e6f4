/** Hiragana as katakana. */
export const inKatakana = (text: string): string =>
  text.replace(/[ぁ-ゖゝゞ]/g, (hiragana) => String.fromCharCode(hiragana.charCodeAt(0) + 0x60))

export const isKana = (text: string): boolean => /^[ァ-ヺーぁ-ゖゝゞヽヾ]+$/.test(text)

/**
 * The reading of a name as it is stored: katakana. A minus sign after kana is a long-vowel mark, because Japanese keyboards make both with one key;
 * every other hyphen is `-`. The text is in NFKC.
 */
export const readingOf = (typed: string): string =>
  inKatakana(typed)
    .replace(/(?<=[ァ-ヺ])\u2212/g, 'ー')
    .replace(/[\p{Pd}\u2212]/gu, '-')
