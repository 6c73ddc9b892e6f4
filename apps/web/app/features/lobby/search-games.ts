import type { Game } from '@andon/contract/player-api/catalogue'

/** Turns kana into Latin letters, so that both writings of a name meet. */
export type ToRomaji = (text: string) => string

export interface SearchIndex {
  /** Games that hold every word of the query in their name, reading, code or maker. */
  find(query: string): readonly Game[]
}

export function createSearchIndex(games: readonly Game[], toRomaji: ToRomaji): SearchIndex {
  const entries = games.map((game) => {
    const written = fold([game.name, game.reading, game.gameCode, game.vendorDisplayName].join(' '))
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

/** Width, case and punctuation do not matter; neither does hiragana or katakana once both are Latin. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-_・'’]+/g, ' ')
    .trim()

/** Long vowels are written in many ways (tourou, tōrō, toro): all become the short one. */
const squeeze = (latin: string) =>
  latin
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/ou|oo/g, 'o')
    .replace(/uu/g, 'u')
