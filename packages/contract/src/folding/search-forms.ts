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

/** Words to look for, each in its spellings. */
type Words = readonly (readonly string[])[]

/** Whether one of the spellings of each word is found in the keys, as it is written or by its sound. */
export const isFound = (keys: string, words: Words): boolean => finder(words)(keys)

/** `isFound` for many keys: the words are folded once. */
export function finder(words: Words): (keys: string) => boolean {
  const wanted = words.map((spellings) => {
    const forms = spellings.map(compact)
    return [...forms, ...forms.map(soundOf).filter(({ length }) => length >= leastSound)]
  })
  return (keys) => wanted.every((forms) => forms.some((form) => keys.includes(form)))
}

/** Shorter words have too many neighbours for a guess. */
const leastTyped = 5
/** Of a query and of the keys of one thing: what is longer is not guessed at. */
const [mostWords, mostTyped, mostKeys] = [4, 24, 600]

/**
 * As `isFound`, each word with one letter missing, added, wrong or swapped with its neighbour; words of less than five letters as they are written. For a query that finds nothing.
 */
export const isNearlyFound = (keys: string, words: Words): boolean => nearFinder(words)(keys)

/** `isNearlyFound` for many keys: the words are folded once. */
export function nearFinder(words: Words): (keys: string) => boolean {
  if (words.length === 0 || words.length > mostWords) return () => false
  const wanted = words.map((spellings) => ({
    isWritten: finder([spellings]),
    typed: [...new Set(spellings.map(compact))].filter(({ length }) => length >= leastTyped && length <= mostTyped),
  }))
  return (keys) =>
    keys.length <= mostKeys &&
    wanted.every(
      ({ isWritten, typed }) =>
        isWritten(keys) || typed.some((form) => keys.split('\n').some((key) => isNear(key, form))),
    )
}

/** One edit, also a swap, touches two neighbours of three parts at most: one of them is there as it is written. */
function hasPartOf(text: string, word: string): boolean {
  const [one, two] = [Math.floor(word.length / 3), Math.floor((2 * word.length) / 3)]
  return text.includes(word.slice(0, one)) || text.includes(word.slice(one, two)) || text.includes(word.slice(two))
}

/** Whether a part of the text is at most one edit away from the word: the least edits of the word's beginning that end at each letter of the text (Sellers), and a swap as one edit. */
function isNear(text: string, word: string): boolean {
  if (!hasPartOf(text, word)) return false
  let twoBack: number[] = []
  let before = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let place = 0; place < text.length; place++) {
    const now = [0]
    for (let at = 1; at <= word.length; at++) {
      const isSame = text[place] === word[at - 1]
      let least = Math.min((before[at - 1] ?? 0) + (isSame ? 0 : 1), (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1)
      const isSwapped = at > 1 && place > 0 && text[place] === word[at - 2] && text[place - 1] === word[at - 1]
      if (isSwapped) least = Math.min(least, (twoBack[at - 2] ?? at) + 1)
      now.push(least)
    }
    if ((now[word.length] ?? 2) <= 1) return true
    twoBack = before
    before = now
  }
  return false
}

export const wordsOf = (query: string): string[] =>
  searchable(query)
    .split(/[\s\u3000]+/)
    .filter(Boolean)
