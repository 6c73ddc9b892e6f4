/**
 * Without characters that are not seen: format characters (\p{Cf}), variation selectors, fillers and the other code points that Unicode lets a
 * program ignore when it draws a text (Default_Ignorable_Code_Point).
 */
export const visible = (text: string): string => text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')

/**
 * The form in which e-mail addresses and names are compared: compatibility forms, letter case and invisible characters are ignored. Converting to
 * upper case first also joins letters that share a capital (ß and ss, the two lower-case sigmas).
 */
export function fold(value: string): string {
  return visible(value.normalize('NFKC')).trim().toUpperCase().toLowerCase().normalize('NFKC')
}

/** Every hyphen, dash and minus that keyboards make, and the long-vowel mark, which stands for one in numbers. A character class. */
export const hyphens = String.raw`[\p{Pd}\u00ad\u02d7\u2043\u2212\u2500\u30fc\uff70]`

/** Letters of Latin script without their accents. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
