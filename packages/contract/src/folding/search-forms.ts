import { fold, hyphens, withoutAccents } from './fold.ts'
import { usualKanji } from './kanji-variants.ts'

/** A text as it is searched: folded, without accents of Latin letters, kanji in their usual form. */
export const searchable = (text: string): string => withoutAccents(usualKanji(fold(text)))

const marks = new RegExp(`[\\s・･'’.]|${hyphens}`, 'gu')

/** How names are compared in a search: searchable, without spaces and marks. Used in the browser and on servers. */
export const compact = (text: string): string => searchable(text).replace(marks, '')

/** Latin letters with long vowels made short (`sumou`, `sumoo`: `sumo`), and one n before m, b and p (`shimbun`). */
const soundOf = (latin: string): string =>
  latin
    .replace(/([aiueo])\1+/g, '$1')
    .replace(/ou/g, 'o')
    .replace(/ei/g, 'e')
    .replace(/m(?=[bmp])/g, 'n')

/** Shorter ones would be found nearly everywhere. */
const leastSound = 3

/** The texts in which a word is looked for, from its spellings. */
export function keysOf(spellings: readonly string[]): string {
  const written = spellings.map(compact)
  return [...new Set([...written, ...written.map(soundOf)])].join('\n')
}

/** Whether one of the spellings of each word is found in the keys, as it is written or by its sound. */
export function isFound(keys: string, words: readonly (readonly string[])[]): boolean {
  return words.every((spellings) => {
    const forms = spellings.map(compact)
    const sounds = forms.map(soundOf).filter(({ length }) => length >= leastSound)
    return [...forms, ...sounds].some((form) => keys.includes(form))
  })
}

export const wordsOf = (query: string): string[] =>
  searchable(query)
    .split(/[\s\u3000]+/)
    .filter(Boolean)
