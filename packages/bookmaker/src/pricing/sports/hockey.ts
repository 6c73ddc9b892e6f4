import type { Match, Pair } from '../../markets/match.ts'
import { isOfIncidents, type Scope, span } from '../../markets/scope.ts'
import { tallyOf } from '../../markets/tally.ts'
import { outer, poisson } from '../counting.ts'
import { type Chances, certain, type Distribution, grid, listed, normalise, oneByOne } from '../distribution.ts'
import { playedOn } from '../played-on.ts'
import type { PlayerShare } from '../player-counts.ts'
import { hockeyScorers } from './hockey-scorers.ts'

/** Expected goals of regular play, home advantage included. */
export interface HockeyRates {
  readonly home: number
  readonly away: number
}

/** Goals by period, and how level games end: six in ten are decided in overtime, where the better side has its share, the rest by a shoot-out that is even. */
export const periodShares = [0.31, 0.345, 0.345]
export const decidedInOvertime = 0.6
export const overtimeSeconds = 300
const top = 15

/** Chances of ice hockey: Poisson goals (Mullet 1977, "Simeon Poisson and the National Hockey League"), a level game decided by one goal more. */
export function hockeyChances(match: Match, rates: HockeyRates, players: readonly PlayerShare[] = []): Chances {
  const shareLeft = (number: number): number => {
    const period = match.periods.find((one) => one.stage === 'regular' && one.number === number)
    const share = periodShares[number - 1] ?? 0
    if (period?.ended || match.status === 'ended' || match.periods.some(({ stage }) => stage !== 'regular')) return 0
    if (period === undefined) return share
    return share * Math.max(0.005, 1 - ((match.clockSeconds ?? 0) - 1200 * (number - 1)) / 1200)
  }
  const remaining = (share: number) =>
    normalise(outer(poisson(rates.home * share, top), poisson(rates.away * share, top)))

  const goalsLeft = () => ({
    left: remaining(shareLeft(1) + shareLeft(2) + shareLeft(3)),
    width: top + 1,
    soFar: tallyOf(match, 'score') ?? { home: 0, away: 0 },
    overtime: overtimeGoal(match, rates),
  })
  const scorers = hockeyScorers(match, players, goalsLeft)

  function regular(): Distribution {
    const { left, width, soFar } = goalsLeft()
    return grid(left, width, soFar.home, soFar.away)
  }

  function one(scope: Scope): Distribution | null {
    const tally = tallyOf(match, scope)
    if (tally?.state === 'final') return certain(tally.home, tally.away)
    if (scope === 'score') return regular()
    if (scope === 'score+shootout') {
      const share = homeShareWhenLevel(match, rates)
      return playedOn(
        regular(),
        listed([
          [share, 1, 0],
          [1 - share, 0, 1],
        ]),
      )
    }
    if (isOfIncidents(scope)) return scorers(scope)
    const number = Number(/^score@([123])$/.exec(scope)?.[1])
    if (Number.isNaN(number)) return null
    const { periods } = span(match, [number, number])
    return grid(remaining(shareLeft(number)), top + 1, periods[0]?.home ?? 0, periods[0]?.away ?? 0)
  }

  return oneByOne(one)
}

/** The chance that home takes a game that regular play left level. */
export function homeShareWhenLevel(match: Match, rates: HockeyRates): number {
  const { home, away } = overtimeGoal(match, rates)
  return home + (1 - home - away) / 2
}

/** The chance of each side to score in overtime where regular play is left level: goals are even over what is left of its time. */
function overtimeGoal(match: Match, { home, away }: HockeyRates): Pair {
  const decided = 1 - (1 - decidedInOvertime) ** overtimeLeft(match)
  return { home: (decided * home) / (home + away), away: (decided * away) / (home + away) }
}

/** The part of the overtime that is still to be played. */
function overtimeLeft({ periods, clockSeconds }: Match): number {
  if (periods.some(({ stage }) => stage === 'shootout')) return 0
  const overtime = periods.find(({ stage }) => stage === 'overtime')
  if (!overtime) return 1
  return overtime.ended ? 0 : Math.max(0, 1 - ((clockSeconds ?? 3600) - 3600) / overtimeSeconds)
}
