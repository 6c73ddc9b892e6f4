import type { LegResult, Piece, Sport } from '@andon/bookmaker/rules'
import { isCountedByScore, marketById, readSpecifiers } from '@andon/bookmaker/rules'

/** If the match ended with the score of now; null where that cannot be said, or returns the stake. */
export type LegStanding = 'winning' | 'halfWinning' | 'halfLosing' | 'losing' | null

interface Now {
  readonly sport: Sport
  /** The part of play, such as `secondHalf`. */
  readonly phase: string
  readonly score: { readonly home: number; readonly away: number } | null
  /** Of the selection, where it is decided. */
  readonly result: LegResult | null
}

const standings = {
  won: 'winning',
  halfWon: 'halfWinning',
  void: null,
  halfLost: 'halfLosing',
  lost: 'losing',
} as const satisfies Readonly<Record<LegResult, LegStanding>>

/** How a selection stands by the score alone, graded by the rules of the bookmaker, on markets that count what the score of the match counts. */
export function standingOf(selection: string, { sport, phase, score, result }: Now): LegStanding {
  if (result !== null) return standings[result]
  if (score === null) return null
  const [, id = '', specifiers = '', outcome = ''] = /^[^/]+\/(\d+)\|?([^/]*)\/(.+)$/.exec(selection) ?? []
  const market = marketById(Number(id))
  const line = readSpecifiers(specifiers)
  if (!line || !market?.sports.includes(sport)) return null
  const piece = market.pieces(line)?.find(({ outcomes }) => outcomes.some((one) => one.id === outcome))
  const isTold = piece?.parts.every((part) => counts(part, { sport, phase }))
  if (!piece || !isTold) return null
  const row = piece.parts.reduce((at, { sort }) => at * sort.size + sort.caseOf(score.home, score.away), 0)
  const graded = piece.results[row]?.[piece.outcomes.findIndex((one) => one.id === outcome)]
  return graded ? standings[graded] : null
}

/** Whether the score of the match is what a part of a market counts. A score in sets is never asked for exactly: most of the time no match can end with the one of now. */
function counts({ scope, sort }: Piece['parts'][number], { sport, phase }: Pick<Now, 'sport' | 'phase'>): boolean {
  return isCountedByScore(scope, { sport, phase }) && !(scope === 'sets' && sort.reads === 'pair')
}
