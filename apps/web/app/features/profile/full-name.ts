import { type Language, languages } from '@andon/contract/languages'

/** Names are stored in lower case; capitalises each part, as in `o’brien-smith`. */
export function properName(name: string): string {
  return name.replace(/(^|[\s'’-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

/** In the order of the language. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }, language: Language): string {
  const [first, last] = [properName(firstName), properName(lastName)]
  return languages[language].familyNameFirst ? `${last} ${first}` : `${first} ${last}`
}
