import { type Language, languages } from '@andon/contract/languages'

/** Names are stored in lower case; capitalises each part, as in `o’brien-smith`. */
export function properName(name: string): string {
  return name.replace(/(^|[\s'’-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

/** Chinese, Japanese and Korean names are written family name first in every language. */
const familyFirstScript = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々・\s]+$/u

/** In the order of the name's script, else of the language. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }, language: Language): string {
  const [first, last] = [properName(firstName), properName(lastName)]
  const familyFirst = languages[language].familyNameFirst || familyFirstScript.test(`${lastName}${firstName}`)
  return familyFirst ? `${last} ${first}` : `${first} ${last}`
}
