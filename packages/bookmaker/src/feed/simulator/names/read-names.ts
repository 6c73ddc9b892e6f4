/** Names from a list such as `Aonami 青波, Porto Neva ポルト・ネーヴァ`: what comes after the last space is Japanese. */
import type { Names } from '../../../model/names.ts'
export const readNames = (list: string): Names[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => {
      const space = item.lastIndexOf(' ')
      if (space < 0) throw new RangeError(`a name in one language only: ${item}`)
      return { en: item.slice(0, space).trim(), ja: item.slice(space + 1) }
    })
