import type { Appearance, Card, Corner, Goal, Match, Period, Side } from '../markets/match.ts'
import { tallyOf } from '../markets/tally.ts'
import type { Distribution } from './distribution.ts'
import { type FootballRates, footballChances } from './football.ts'
import { ownGoalShare } from './football-scorers.ts'

/**
 * Football matches played out from the present state by the chances of the model: scores by half from the grid, goals in any order within a half, scorers by their shares,
 * corners and bookings by their grids. `random` gives numbers from 0 to 1. The matches are ended records, for grading; times within a half carry no meaning beyond order.
 */
export function simulateFootball(
  match: Match,
  rates: FootballRates,
  random: () => number,
): (count: number) => readonly Match[] {
  const chances = footballChances(match, rates)
  const scores = chances.of(['score@h1', 'score@h2'])
  const corners = chances.of(['corners'])
  const bookings = chances.of(['bookings'])
  return (count) => {
    if (scores === null || corners === null || bookings === null) return []
    const draws = [scores, corners, bookings].map(sampler)
    return Array.from({ length: count }, () => play(draws.map((draw) => draw(random())) as [number, number, number]))
  }

  function play([score, corner, booking]: readonly [number, number, number]): Match {
    const halves = [0, 1].map(
      (half): Period => ({
        stage: 'regular',
        number: half + 1,
        home: scores?.home[half]?.[score] ?? 0,
        away: scores?.away[half]?.[score] ?? 0,
        ended: true,
      }),
    )
    return {
      ...match,
      status: 'ended',
      periods: halves,
      goals: [...regular(match.goals), ...halves.flatMap((half) => newGoals(half))],
      corners: match.corners === null ? null : [...match.corners, ...more(corners, corner, 'corners')],
      cards: match.cards === null ? null : [...match.cards, ...more(bookings, booking, 'bookings').map(card)],
      appearances: appearances(),
      decision: { winner: 'draw', by: 'regular', period: 2 },
    }
  }

  function newGoals({ number, home, away }: Period): Goal[] {
    const before = match.periods.find((period) => period.stage === 'regular' && period.number === number)
    const left = { home: home - (before?.home ?? 0), away: away - (before?.away ?? 0) }
    const goals: Goal[] = []
    while (left.home + left.away > 0) {
      const team: Side = random() * (left.home + left.away) < left.home ? 'home' : 'away'
      left[team]--
      goals.push(goal(team, number))
    }
    return goals
  }

  function goal(team: Side, period: number): Goal {
    const minute = period === 1 ? 45 : 90
    let left = random()
    if (left < ownGoalShare) return { team, stage: 'regular', period, minute, player: null, kind: 'ownGoal' }
    left -= ownGoalShare
    const scorer = rates.players.find((player) => {
      if (player.team !== team) return false
      left -= player.share
      return left < 0
    })
    return { team, stage: 'regular', period, minute, player: scorer?.id ?? null, kind: 'play' }
  }

  function more(distribution: Distribution | null, atom: number, count: 'corners' | 'bookings'): Corner[] {
    const soFar = tallyOf(match, count) ?? { home: 0, away: 0 }
    return (['home', 'away'] as const).flatMap((team) =>
      Array.from({ length: (distribution?.[team][0]?.[atom] ?? 0) - soFar[team] }, () => ({
        team,
        stage: 'regular' as const,
        period: 2,
        minute: 90,
      })),
    )
  }

  function appearances(): readonly Appearance[] {
    const here = match.appearances ?? []
    const late = rates.players.filter(({ id, plays }) => plays === 1 && !here.some(({ player }) => player === id))
    return [...here, ...late.map(({ id, team }) => ({ player: id, team, from: 0 }))]
  }
}

function regular(goals: readonly Goal[] | null): readonly Goal[] {
  return goals ?? []
}

function card(corner: Corner): Card {
  return { ...corner, player: null, kind: 'yellow' }
}

/** Draws an atom by a number from 0 to 1. */
function sampler({ p }: Distribution): (at: number) => number {
  const sums = new Float64Array(p.length)
  let sum = 0
  p.forEach((chance, atom) => {
    sum += chance
    sums[atom] = sum
  })
  return (at) => {
    const wanted = at * sum
    let [low, high] = [0, sums.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] as number) > wanted) high = middle
      else low = middle + 1
    }
    return low
  }
}
