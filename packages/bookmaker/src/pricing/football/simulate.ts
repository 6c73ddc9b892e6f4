import type { Match } from '../../markets/match.ts'
import { tallyOf } from '../../markets/tally.ts'
import type { Distribution } from '../distribution.ts'
import {
  type Column,
  constantColumn,
  drawnEvenly,
  newColumn,
  numbersFrom,
  type Simulated,
  type Simulating,
  simulated,
} from '../simulation/simulated.ts'
import { goalCounts } from './count-goals.ts'
import { drawCards } from './draw-cards.ts'
import { drawCorners } from './draw-corners.ts'
import { drawGoals } from './draw-goals.ts'
import { type FootballRates, footballChances } from './football.ts'

/**
 * Football played out from the present state: scores by half drawn evenly from the grid, goals in any order within a half, scorers by their shares, bookings from their grid and some
 * of them sendings-off. The grid leaves out sendings-off to come, which go with the goals after them; so each run weighs as much more as its goals are likelier with its
 * sendings-off than without. Corners are independent of the rest. Scores, cards and goals share one stream of random numbers, in this order.
 */
export function simulateFootball(match: Match, rates: FootballRates, { seed, runs }: Simulating): Simulated | null {
  const random = numbersFrom(seed)
  const chances = footballChances(match, rates)
  const halves = chances.of(['score@h1', 'score@h2'])
  const bookings = chances.of(['bookings'])
  if (halves === null || bookings === null) return null
  const atoms = drawnEvenly(halves, runs, random)
  const cards = drawCards(match, { bookings, runs, random })
  const { goals, weights } = drawGoals(match, rates, { halves, atoms, sentOff: cards.sentOff, runs, random })
  const counts = goalCounts(match, rates, { goals, runs })
  const drawn = { halves, atoms, runs }

  return simulated(weights, (scope) => {
    const tally = tallyOf(match, scope)
    if (tally?.state === 'final') return constantColumn(runs, tally)
    if (scope === 'score') return fromHalves(drawn, [0, 1])
    if (scope === 'score@h1' || scope === 'score@h2') return fromHalves(drawn, [scope === 'score@h1' ? 0 : 1])
    if (scope === 'bookings') return plus(cards.all, tally)
    if (scope === 'bookings@h1') return plus(cards.first, tally)
    if (scope === 'reds') return plus(cards.reds, tally)
    if (scope === 'corners' || scope === 'corners@h1')
      return drawCorners(match, { whole: chances.of(['corners']), runs, random: numbersFrom(seed + 1) })[scope]
    const [kind, rest = ''] = scope.split(/[#:](.*)/s)
    if (kind === 'goals') return counts.goalsOf(rest)
    if (kind === 'goal' || kind === 'scored') return counts.sideOf(rest, kind === 'scored')
    if (kind === 'scorer') return counts.isScorer(rest)
    return null
  })
}

/** Goals of these halves, by the atom that each run has. */
function fromHalves(
  { halves, atoms, runs }: { halves: Distribution; atoms: ArrayLike<number>; runs: number },
  which: readonly (0 | 1)[],
): Column {
  const column = newColumn(runs)
  for (let run = 0; run < runs; run++) {
    for (const half of which) {
      column.home[run] = (column.home[run] ?? 0) + (halves.home[half]?.[atoms[run] ?? 0] ?? 0)
      column.away[run] = (column.away[run] ?? 0) + (halves.away[half]?.[atoms[run] ?? 0] ?? 0)
    }
  }
  return column
}

function plus(more: Column, soFar: { readonly home: number; readonly away: number } | null): Column {
  const { home = 0, away = 0 } = soFar ?? {}
  return { home: more.home.map((n) => n + home), away: more.away.map((n) => n + away), missing: null }
}
