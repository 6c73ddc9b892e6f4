import { marketById } from '../markets/catalogue.ts'
import { contestMarkets } from '../markets/contest.ts'
import { readSpecifiers } from '../specifiers.ts'

/** Markets on players with one winner at most; in the others any number of players may win. */
const oneScorer: readonly number[] = [38, 39]

/** How many outcomes of a market can win together, by its key (`18|total=2.5`): 1 of a match result, 2 of a double chance; Infinity where nothing is known. */
export function mostWinners(marketKey: string): number {
  const bar = marketKey.indexOf('|')
  const id = Number(bar === -1 ? marketKey : marketKey.slice(0, bar))
  const specifiers = readSpecifiers(bar === -1 ? '' : marketKey.slice(bar + 1))
  if (!specifiers) return Number.POSITIVE_INFINITY
  const contest = contestMarkets.find((market) => market.id === id)
  if (contest) {
    if (contest.kind === 'headToHead' || id === 1110) return 1
    const winners = Number(specifiers.winners)
    return Number.isSafeInteger(winners) && winners > 0 ? winners : Number.POSITIVE_INFINITY
  }
  const market = marketById(id)
  if (market?.byPlayer) return oneScorer.includes(id) ? 1 : Number.POSITIVE_INFINITY
  const pieces = market?.pieces(specifiers)
  if (!pieces) return Number.POSITIVE_INFINITY
  const most = pieces.map(({ results }) => Math.max(0, ...results.map((row) => row.filter(isWin).length)))
  return Math.max(
    1,
    most.reduce((sum, winners) => sum + winners, 0),
  )
}

const isWin = (result: string) => result === 'won' || result === 'halfWon'
