import type { Match, winMethods } from '../../markets/match.ts'
import { outer, poisson } from '../counting.ts'
import { type Distribution, listed } from '../distribution.ts'

/** Extra time is a third of the match; goals come at about the same rate. Penalties are even. */
const extraShare = 1 / 3
const code = { regular: 1, overtime: 2, shootout: 3 } as const satisfies Partial<
  Record<(typeof winMethods)[number], number>
>

/** Chances of `method` of a cup tie: the winner after regular play, extra time or penalties. `score` is the distribution of the score of regular play. */
export function extraTime(
  match: Match,
  rates: { readonly home: number; readonly away: number },
  score: Distribution,
): Distribution {
  const regular = compare(score)
  const played = match.periods.filter(({ stage }) => stage === 'overtime')
  const lead = played.reduce((sum, { home, away }) => sum + home - away, 0)
  const clock = match.periods.some(({ stage }) => stage !== 'regular') ? (match.clockSeconds ?? 5400) : 5400
  const shootout = match.periods.some(({ stage }) => stage === 'shootout')
  const left = shootout ? 0 : extraShare * Math.max(0, Math.min(1, (7200 - clock) / 1800))
  const p = outer(poisson(rates.home * left, 10), poisson(rates.away * left, 10))
  const counts = Array.from(p, (_, index) => [Math.floor(index / 11) + lead, index % 11] as const)
  const extra = compare({ p, home: [counts.map(([home]) => home)], away: [counts.map(([, away]) => away)] })
  return listed([
    [regular.home, code.regular, 0],
    [regular.away, 0, code.regular],
    [regular.level * extra.home, code.overtime, 0],
    [regular.level * extra.away, 0, code.overtime],
    [(regular.level * extra.level) / 2, code.shootout, 0],
    [(regular.level * extra.level) / 2, 0, code.shootout],
  ])
}

function compare({ p, home, away }: Distribution) {
  const sums = { home: 0, level: 0, away: 0 }
  p.forEach((chance, atom) => {
    const margin = (home[0]?.[atom] ?? 0) - (away[0]?.[atom] ?? 0)
    sums[margin > 0 ? 'home' : margin < 0 ? 'away' : 'level'] += chance
  })
  return sums
}
