import type { Language } from '../../page/language.ts'

/** Names are stored in lower case: each part begins with a capital again, as in `o’brien-smith`. */
export function properName(name: string): string {
  return name.replace(/(^|[\s'’-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

/** Family name first in Japanese, last in English. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }, language: Language): string {
  const [first, last] = [properName(firstName), properName(lastName)]
  return language === 'ja' ? `${last} ${first}` : `${first} ${last}`
}
