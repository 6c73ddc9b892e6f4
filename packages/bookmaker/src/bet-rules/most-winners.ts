import { marketById } from '../markets/catalogue.ts'
import { contestMarkets } from '../markets/contest.ts'
import { raceMarketById } from '../markets/races/race-markets.ts'
import { readSpecifiers } from '../model/specifiers.ts'

/** Markets on players with one winner at most; in the others any number of players may win. */
const oneScorer: readonly number[] = [38, 39, 90_009]

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
  const race = raceMarketById(id)
  if (race) return race.winners
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

/** How many outcomes of a market win whatever happens, where all of them come back or exactly so many win: then its prices have a margin. Null of any other, as of bands that overlap. */
export function exactWinners(marketKey: string): number | null {
  const [id = '', specifiers = ''] = marketKey.split('|')
  const market = marketById(Number(id))
  if (!market) {
    const most = mostWinners(marketKey) // outrights: places are filled
    return Number.isFinite(most) ? most : null
  }
  const [piece, ...others] = (!market.byPlayer && market.pieces(readSpecifiers(specifiers) ?? {})) || []
  if (!piece || others.length > 0) return null
  const winners = new Set(
    piece.results.filter((row) => row.some((one) => one !== 'void')).map((row) => row.filter(isWin).length),
  )
  const [only] = winners
  return winners.size === 1 && only !== undefined && only > 0 ? only : null
}

const isWin = (result: string) => result === 'won' || result === 'halfWon'
