import { fold } from '@andon/contract/fold'
import type { Names } from '../frame/api.ts'

/** Converts between kana and Latin letters; loaded with the search. */
export interface Kana {
  toHiragana(text: string): string
  toRomaji(text: string): string
}

/** How a text is looked for: folded, with its kana also in Latin letters, without spaces and marks. */
export function searchKeys(names: readonly Names[], { toHiragana, toRomaji }: Kana): string {
  return names
    .flatMap(({ ja, en }) => [ja, toHiragana(ja), toRomaji(ja), en])
    .map(compact)
    .join('\n')
}

/** Whether each word of the query is found: as it is written, as hiragana, or as Latin letters. */
export function matches(keys: string, query: string, { toHiragana, toRomaji }: Kana): boolean {
  return fold(query)
    .split(/[\s\u3000]+/)
    .filter(Boolean)
    .every((word) => [word, toHiragana(word), toRomaji(word)].some((form) => keys.includes(compact(form))))
}

const compact = (text: string) =>
  fold(text)
    .normalize('NFD')
    .replace(/\p{Script=Latin}\p{M}+/gu, (letter) => letter[0] ?? '')
    .normalize('NFC')
    .replace(/[\s・･\-'’.ー]/g, '')
