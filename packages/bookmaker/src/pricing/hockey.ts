import type { Match } from '../markets/match.ts'
import { type Scope, span } from '../markets/scope.ts'
import { tallyOf } from '../markets/tally.ts'
import { outer, poisson } from './counting.ts'
import { type Chances, certain, type Distribution, grid, listed, normalise } from './distribution.ts'

/** Expected goals of regular play, home advantage included. */
export interface HockeyRates {
  readonly home: number
  readonly away: number
}

/** Goals by period, and how level games end: six in ten are decided in overtime, where the better side has its share, the rest by a shoot-out that is even. */
const periodShares = [0.31, 0.345, 0.345]
const decidedInOvertime = 0.6
const top = 15

/** Chances of ice hockey: Poisson goals (Mullet 1977, "Simeon Poisson and the National Hockey League"), a level game decided by one goal more. */
export function hockeyChances(match: Match, rates: HockeyRates): Chances {
  const shareLeft = (number: number): number => {
    const period = match.periods.find((one) => one.stage === 'regular' && one.number === number)
    const share = periodShares[number - 1] ?? 0
    if (period?.ended || match.status === 'ended' || match.periods.some(({ stage }) => stage !== 'regular')) return 0
    if (period === undefined) return share
    return share * Math.max(0.005, 1 - ((match.clockSeconds ?? 0) - 1200 * (number - 1)) / 1200)
  }
  const remaining = (share: number) =>
    normalise(outer(poisson(rates.home * share, top), poisson(rates.away * share, top)))

  function regular(): Distribution {
    const soFar = tallyOf(match, 'score') ?? { home: 0, away: 0 }
    return grid(remaining(shareLeft(1) + shareLeft(2) + shareLeft(3)), top + 1, soFar.home, soFar.away)
  }

  function one(scope: Scope): Distribution | null {
    const tally = tallyOf(match, scope)
    if (tally?.state === 'final') return certain(tally.home, tally.away)
    if (scope === 'score') return regular()
    if (scope === 'score+shootout') return withWinner(regular(), homeShareWhenLevel(match, rates))
    const number = Number(/^score@([123])$/.exec(scope)?.[1])
    if (Number.isNaN(number)) return null
    const { periods } = span(match, [number, number])
    return grid(remaining(shareLeft(number)), top + 1, periods[0]?.home ?? 0, periods[0]?.away ?? 0)
  }

  return { of: (scopes) => sameScope(scopes, one) }
}

/** The chance that home takes a game that regular play left level. */
export function homeShareWhenLevel(match: Match, { home, away }: HockeyRates): number {
  if (match.periods.some(({ stage }) => stage === 'shootout')) return 0.5
  return (decidedInOvertime * home) / (home + away) + (1 - decidedInOvertime) / 2
}

/** Level scores replaced by one goal more for either side. */
function withWinner({ p, home, away }: Distribution, homeShare: number): Distribution {
  const atoms: [number, number, number][] = []
  p.forEach((chance, atom) => {
    const [h, a] = [home[0]?.[atom] ?? 0, away[0]?.[atom] ?? 0]
    if (h !== a) atoms.push([chance, h, a])
    else atoms.push([chance * homeShare, h + 1, a], [chance * (1 - homeShare), h, a + 1])
  })
  return listed(atoms)
}

/** For models that answer one scope at a time: the same scope several times is one, different scopes have no joint answer. */
export function sameScope(scopes: readonly Scope[], one: (scope: Scope) => Distribution | null): Distribution | null {
  const [scope = '', ...more] = scopes
  if (more.some((other) => other !== scope)) return null
  const found = one(scope)
  if (found === null) return null
  return { p: found.p, home: scopes.map(() => found.home[0] ?? []), away: scopes.map(() => found.away[0] ?? []) }
}
