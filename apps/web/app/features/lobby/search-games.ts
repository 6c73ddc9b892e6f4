import { compact, isFound, keysOf, wordsOf } from '@andon/contract/folding/search-forms'
import type { Game } from '@andon/contract/player-api/catalogue'
import UFuzzy from '@leeoniya/ufuzzy'
import { createPause } from '../../page/pause.ts'
import { featureWordsOf } from './feature-words.ts'

/** Converts kana to Latin letters, so that both spellings of a name match. */
export type ToRomaji = (text: string) => string

export interface SearchIndex {
  /**
   * Games that contain every word of the query in a name of any language, a reading or a theme, or that have a feature, code or supplier whose name has a word that begins
   * with it. Those whose name begins with the query come first, those found only by a feature last. If there are none, those that
   * contain the sounds of its words; then those with one letter wrong, missing, added or exchanged with its neighbour. Works in pieces.
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

/** The number of texts that are searched for mistakes before the page may respond. */
const piece = 250

async function createSearchIndex(games: readonly Game[], toRomaji: ToRomaji): Promise<SearchIndex> {
  const spellingsOf = (text: string) => {
    const usual = text.normalize('NFKC')
    return kana.test(usual) ? [usual, toRomaji(usual)] : [usual]
  }
  const entryOf = entryMaker(spellingsOf)
  const entries: Entry[] = []
  const pause = createPause()
  for (const game of games) {
    entries.push(entryOf(game))
    await pause()
  }
  const latins = entries.map(({ latin }) => latin)

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
      const words = wordsOf(query)
        .filter((word) => compact(word) !== '')
        .map(spellingsOf)
      const foundBy = (isIn: (names: string, word: readonly string[]) => boolean) =>
        entries.filter(({ names, parts }) => words.every((word) => isIn(names, word) || beginsOne(parts, word)))
      const written = foundBy((names, word) => word.map(compact).some((form) => names.includes(form)))
      const same = written.length > 0 ? written : foundBy((names, word) => isFound(names, [word]))
      const found = same.length > 0 ? same : await misspelt(words.map((spellings) => compact(spellings.at(-1) ?? '')))
      const starts = spellingsOf(query).map(compact)
      const rankOf = ({ names }: Entry) => {
        if (names.split('\n').some((name) => starts.some((start) => name.startsWith(start)))) return 0
        return isFound(names, words) ? 1 : 2
      }
      return found
        .map((entry) => ({ entry, rank: rankOf(entry) }))
        .toSorted((one, other) => one.rank - other.rank)
        .map(({ entry }) => entry.game)
    },
  }
}

interface Entry {
  readonly game: Game
  /** Search keys of its names and themes. */
  readonly names: string
  /** Its features, code and supplier, each from each of its words on: `freespins`, `spins`. */
  readonly parts: readonly string[]
  /** Everything in Latin letters. */
  readonly latin: string
}

type SpellingsOf = (text: string) => readonly string[]

/** Many games share a feature, so its parts are made once. */
function entryMaker(spellingsOf: SpellingsOf): (game: Game) => Entry {
  const known = new Map<string, readonly string[]>()
  const partsOf = (text: string) => {
    const parts = known.get(text) ?? spellingsOf(text).flatMap(endingsOf)
    known.set(text, parts)
    return parts
  }
  return (game) => {
    const names = keysOf([game.name, game.reading, ...game.searchWords].flatMap(spellingsOf))
    const parts = [game.gameCode, game.vendorDisplayName, ...featureWordsOf(game)].flatMap(partsOf)
    return { game, names, parts, latin: [...names.split('\n'), ...parts].filter((text) => !kana.test(text)).join(' ') }
  }
}

function endingsOf(text: string): readonly string[] {
  const words = text.split(/[\s-]+/)
  return words.map((_, at) => compact(words.slice(at).join(' ')))
}

const beginsOne = (parts: readonly string[], spellings: readonly string[]) =>
  spellings.map(compact).some((form) => parts.some((part) => part.startsWith(form)))

/** The table of kana is slow where there is none. */
const kana = /[ぁ-ヿ]/

/** Shorter words would be similar to too many others. */
const fewestToForgive = 4
const oneTypo = new UFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 })
