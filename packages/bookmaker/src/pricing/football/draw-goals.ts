import type { Match } from '../../markets/match.ts'
import type { Distribution } from '../distribution.ts'
import { sampler } from '../simulation/simulated.ts'
import type { SendingOff } from './draw-cards.ts'
import { type FootballRates, redCard, scoreState } from './football.ts'
import { ownGoalShare } from './scorers.ts'

/** A goal's scorer by his place among the players; nobody known, or an own goal, which counts for no scorer. */
export const unknown = -1
export const ownGoal = -2

/** The goals still to come, run by run, in their order. */
export interface DrawnGoals {
  /** Where each run's begin; one more at the end. */
  readonly from: Uint32Array
  readonly side: readonly number[]
  readonly player: readonly number[]
}

interface Goal {
  /** The half, 0 or 1, and the part of it that is over by then. */
  readonly at: number
  readonly side: 0 | 1
}

/** Goals still to be expected of a side in each half, without a sending-off to come. */
type GoalsToCome = readonly [number, number]

interface Drawing {
  readonly halves: Distribution
  /** The atom of `halves` that each run has. */
  readonly atoms: ArrayLike<number>
  readonly sentOff: readonly SendingOff[]
  readonly runs: number
  readonly random: () => number
}

/** Draws the order and the scorers of the goals that each run's atom has, and weighs each run by its sendings-off. */
export function drawGoals(
  match: Match,
  rates: FootballRates,
  { halves, atoms, sentOff, runs, random }: Drawing,
): { readonly goals: DrawnGoals; readonly weights: Float64Array } {
  const { left, scored } = scoreState(match, rates)
  const toCome = [
    [rates.home * left.home[0], rates.home * left.home[1]],
    [rates.away * left.away[0], rates.away * left.away[1]],
  ] as const
  const weights = new Float64Array(runs).fill(1)
  const from = new Uint32Array(runs + 1)
  const [side, player]: [number[], number[]] = [[], []]
  const scorers = [scorerOf(rates, 'home'), scorerOf(rates, 'away')] as const
  let card = 0
  for (let run = 0; run < runs; run++) {
    from[run] = side.length
    const atom = atoms[run] ?? 0
    const made: Goal[] = []
    for (const half of [0, 1] as const) {
      const home = (halves.home[half]?.[atom] ?? 0) - scored.home[half]
      const away = (halves.away[half]?.[atom] ?? 0) - scored.away[half]
      for (let goal = 0; goal < home + away; goal++) made.push({ at: half + random(), side: goal < home ? 0 : 1 })
    }
    if (made.length > 1) made.sort((one, other) => one.at - other.at)
    for (const goal of made) {
      side.push(goal.side)
      player.push(scorers[goal.side](random()))
    }
    const first = card
    while (sentOff[card]?.run === run) card++
    if (card > first) weights[run] = weightOf(made, sentOff.slice(first, card), toCome)
  }
  from[runs] = side.length
  return { goals: { from, side, player }, weights }
}

/** How much likelier the goals are with these sendings-off than without: the likelihood ratio of two Poisson processes. */
function weightOf(
  made: readonly Goal[],
  sentOff: readonly SendingOff[],
  toCome: readonly [GoalsToCome, GoalsToCome],
): number {
  const factor: [number, number] = [1, 1]
  let weight = 0
  let goal = 0
  const countGoals = (until: number) => {
    for (; goal < made.length && (made[goal]?.at ?? 0) < until; goal++)
      weight += Math.log(factor[made[goal]?.side ?? 0])
  }
  for (const { side, at } of sentOff.toSorted((one, other) => one.at - other.at)) {
    countGoals(at)
    const after: [number, number] = [...factor]
    after[side] *= redCard.own
    after[side === 0 ? 1 : 0] *= redCard.other
    for (const team of [0, 1] as const) {
      const [first, second] = toCome[team]
      const rest = at < 1 ? first * (1 - at) + second : second * (2 - at)
      weight -= (after[team] - factor[team]) * rest
      factor[team] = after[team]
    }
  }
  countGoals(Number.POSITIVE_INFINITY)
  return Math.exp(weight)
}

/** Draws the scorer of a goal of the team by the players' shares. */
function scorerOf(rates: FootballRates, team: 'home' | 'away'): (at: number) => number {
  const own = rates.players.flatMap((player, place) => (player.team === team ? [{ place, share: player.share }] : []))
  const known = own.reduce((sum, { share }) => sum + share, 0)
  const draw = sampler([ownGoalShare, ...own.map(({ share }) => share), Math.max(0, 1 - ownGoalShare - known)])
  const places = [ownGoal, ...own.map(({ place }) => place), unknown]
  return (at) => places[draw(at)] ?? unknown
}
