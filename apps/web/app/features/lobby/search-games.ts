import type { Game } from '@andon/contract/player-api/catalogue'
import UFuzzy from '@leeoniya/ufuzzy'
import { createPause } from '../../page/pause.ts'
import { featureWordsOf } from './feature-words.ts'

/** Converts kana to Latin letters, so that both spellings of a name match. */
export type ToRomaji = (text: string) => string

export interface SearchIndex {
  /**
   * Games that contain every word of the query in a name of any language, reading, code, supplier or feature, those first whose name begins with it. If there are none,
   * those that contain its words with one letter wrong, missing, added or exchanged with its neighbour. Works in pieces.
   */
  find(query: string): Promise<readonly Game[]>
}

const indexes = new WeakMap<readonly Game[], Promise<SearchIndex>>()

/** The index of a list, made once. It is made in pieces: among thousands of games at once it would stop the page. */
export function searchIndexOf(games: readonly Game[], toRomaji: ToRomaji): Promise<SearchIndex> {
  const index = indexes.get(games) ?? createSearchIndex(games, toRomaji)
  indexes.set(games, index)
  return index
}

/** So many texts are searched for mistakes before the page may respond. */
const piece = 250

async function createSearchIndex(games: readonly Game[], toRomaji: ToRomaji): Promise<SearchIndex> {
  const latinOf = (text: string) => squeeze(kana.test(text) ? toRomaji(text) : text)
  const entryOf = (game: Game) => {
    const names = [game.name, game.reading, ...game.searchWords].map(fold)
    const inLatin = names.map(latinOf)
    const others = [game.gameCode, game.vendorDisplayName, ...featureWordsOf(game)].map(fold)
    const latin = [...inLatin, ...others.map(latinOf)].join(' ')
    return { game, names: [...names, ...inLatin], latin, text: [...names, ...others, latin].join(' ') }
  }
  const entries: ReturnType<typeof entryOf>[] = []
  const pause = createPause()
  for (const game of games) {
    entries.push(entryOf(game))
    await pause()
  }
  const latins = entries.map(({ latin }) => latin)

  const exact = (words: readonly (readonly string[])[]) =>
    entries.filter(({ text }) => words.every((forms) => forms.some((form) => form !== '' && text.includes(form))))

  const misspelt = async (words: readonly string[]) => {
    const pause = createPause()
    const all: number[] = []
    for (let from = 0; from < latins.length; from += piece) {
      let found = latins.slice(from, from + piece).map((_, at) => from + at)
      for (const word of words)
        found =
          word.length < fewestToForgive
            ? found.filter((at) => latins[at]?.includes(word))
            : (oneTypo.filter(latins, word, found) ?? [])
      all.push(...found)
      await pause()
    }
    return all.flatMap((at) => entries[at] ?? [])
  }

  return {
    async find(query) {
      const folded = fold(query)
      const words = folded.split(' ').filter(Boolean)
      const same = exact(words.map((word) => [word, latinOf(word)]))
      const found = same.length > 0 ? same : await misspelt(words.map(latinOf))
      const starts = [folded, latinOf(folded)]
      const beginsWith = (names: readonly string[]) =>
        names.some((name) => starts.some((start) => name.startsWith(start)))
      const [first, rest] = [
        found.filter(({ names }) => beginsWith(names)),
        found.filter(({ names }) => !beginsWith(names)),
      ]
      return [...first, ...rest].map(({ game }) => game)
    },
  }
}

/** The table of kana is slow where there is none. */
const kana = /[ぁ-ヿｦ-ﾟ]/

/** Shorter words would be similar to too many others. */
const fewestToForgive = 4
const oneTypo = new UFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 })

/** Ignores width, case and punctuation, and hiragana or katakana once both are converted. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-_・'’]+/g, ' ')
    .trim()

/** Long vowels have several spellings (tourou, tōrō, toro, ribā, riba-): all become short. */
const squeeze = (latin: string) =>
  latin
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/ou/g, 'o')
    .replace(/([aeiou])(\1|ー|-)+/g, '$1')
