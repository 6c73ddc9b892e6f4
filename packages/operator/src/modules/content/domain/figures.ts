import { type GameFigures, gameFigures } from '@andon/contract/games/figures'
import type { Language } from '@andon/contract/languages'
import type { Block } from '@andon/contract/player-api/content'
import { assert } from '@andon/platform/assert'
import { linesOfBlock, withWords } from './lines.ts'
import type { WrittenBlock } from './named-pictures.ts'

/** The figures of a game that texts can quote. Returns are in per cent, the hit frequency is a share, the greatest win a multiple of the bet. */
interface QuotedGame {
  readonly rtp: number | null
  readonly hitFrequency: number | null
  readonly maxWin: number | null
  /** The return of each bet, by its id. */
  readonly bets: Readonly<Record<string, number>>
}

/** Reads the figures of these games, by code; games that the catalogue does not know are missing. */
export type FiguresOf = (gameCodes: readonly string[]) => Promise<ReadonlyMap<string, QuotedGame>>

const form = /^game\.([a-z0-9-]+)\.(?:(rtp|hit|max-win)|bet\.([\w-]+))$/
const braces = /\{([^{}]*)\}/g

/** Refuses a text with braces that are no figure: `{game.<code>.rtp}`, `.hit`, `.max-win` or `.bet.<id>`. */
export function checkFigures(source: string): void {
  for (const [, name = ''] of source.matchAll(braces)) assert(form.test(name), `{${name}} is no figure of a game`)
  assert(!/[{}]/.test(source.replaceAll(braces, '')), 'each brace belongs to a figure of a game')
}

/** The games whose figures a text quotes. */
export function gamesQuoted(blocks: readonly (Block | WrittenBlock)[]): readonly string[] {
  const names = blocks.flatMap(linesOfBlock).flatMap((text) => [...text.matchAll(braces)].map(([, name = '']) => name))
  return [...new Set(names.flatMap((name) => form.exec(name)?.[1] ?? []))]
}

/** The text with its figures. One that is not known, such as of a game that has been withdrawn, is a dash. */
export function withFigures<B extends Block | WrittenBlock>(
  blocks: readonly B[],
  { games, language }: { readonly games: ReadonlyMap<string, QuotedGame>; readonly language: Language },
): B[] {
  const write = gameFigures(language)
  const fill = (text: string) => text.replaceAll(braces, (_, name: string) => figure(name, games, write) ?? '—')
  return blocks.map((block) => withWords(block, fill))
}

/** Undefined if it is not known. */
function figure(name: string, games: ReadonlyMap<string, QuotedGame>, write: GameFigures): string | undefined {
  const [, code = '', what, bet = ''] = form.exec(name) ?? []
  const game = games.get(code)
  if (game === undefined) return undefined
  switch (what) {
    case 'rtp':
      return game.rtp === null ? undefined : write.rtp(game.rtp)
    case 'hit':
      return game.hitFrequency === null ? undefined : write.share(game.hitFrequency)
    case 'max-win':
      return game.maxWin === null ? undefined : write.multiple(game.maxWin)
    default: {
      const rtp = game.bets[bet]
      return rtp === undefined ? undefined : write.rtp(rtp)
    }
  }
}
