import type { Game } from '@andon/contract/player-api/catalogue'

/** Converts kana to Latin letters, so that both spellings of a name match. */
export type ToRomaji = (text: string) => string

export interface SearchIndex {
  /** Games that contain every word of the query in a name of any language, reading, code or supplier. */
  find(query: string): readonly Game[]
}

export function createSearchIndex(games: readonly Game[], toRomaji: ToRomaji): SearchIndex {
  const entries = games.map((game) => {
    const written = fold(
      [game.name, game.reading, ...game.searchWords, game.gameCode, game.vendorDisplayName].join(' '),
    )
    return { game, text: `${written} ${squeeze(toRomaji(written))}` }
  })
  return {
    find(query) {
      const words = fold(query).split(' ').filter(Boolean)
      const wanted = words.map((word) => [word, squeeze(toRomaji(word))])
      return entries
        .filter(({ text }) => wanted.every((forms) => forms.some((form) => form !== '' && text.includes(form))))
        .map(({ game }) => game)
    },
  }
}

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
