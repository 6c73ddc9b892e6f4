import type { Match } from '../../markets/match.ts'
import type { Scope } from '../../markets/scope.ts'
import { tallyOf } from '../../markets/tally.ts'
import {
  type Column,
  constantColumn,
  drawnEvenly,
  newColumn,
  numbersFrom,
  type Simulated,
  type Simulating,
  sampler,
  simulated,
} from '../simulation/simulated.ts'
import { type FootballRates, footballChances, redCard, scoreState } from './football.ts'
import { sendingOffShare } from './incidents.ts'
import { ownGoalShare } from './scorers.ts'
import { bookingShape, cornerShape, sharesLeft } from './time.ts'

/** A goal's scorer by his place among the players; nobody known, or an own goal, which counts for no scorer. */
const unknown = -1
const ownGoal = -2

/** The goals still to come, run by run, in their order. */
interface Goals {
  /** Where each run's begin; one more at the end. */
  readonly from: Uint32Array
  readonly side: readonly number[]
  readonly player: readonly number[]
}

/**
 * Football played out from the present state: scores by half drawn evenly from the grid, goals in any order within a half, scorers by their shares, bookings from their grid and some
 * of them sendings-off. The grid leaves out sendings-off to come, which go with the goals after them; so each run weighs as much more as its goals are likelier with its
 * sendings-off than without (the likelihood ratio of two Poisson processes). Corners are independent of the rest.
 */
export function simulateFootball(match: Match, rates: FootballRates, { seed, runs }: Simulating): Simulated | null {
  const random = numbersFrom(seed)
  const chances = footballChances(match, rates)
  const halves = chances.of(['score@h1', 'score@h2'])
  const bookings = chances.of(['bookings'])
  if (halves === null || bookings === null) return null
  const { left, scored } = scoreState(match, rates)
  const rest = [
    [rates.home * left.home[0], rates.home * left.home[1]],
    [rates.away * left.away[0], rates.away * left.away[1]],
  ] as const
  const atoms = drawnEvenly(halves, runs, random)
  const cards = drawCards()
  const weights = new Float64Array(runs).fill(1)
  const goals = drawGoals()
  const before = match.goals?.filter(({ stage }) => stage === 'regular') ?? null
  const soFar = scored.home[0] + scored.home[1] + scored.away[0] + scored.away[1]
  return simulated(weights, count)

  function drawCards() {
    const counts = { all: newColumn(runs), first: newColumn(runs), reds: newColumn(runs) }
    const soFarAll = tallyOf(match, 'bookings') ?? { home: 0, away: 0 }
    const draw = sampler(bookings?.p ?? [])
    const share = sharesLeft(match, bookingShape)
    const inFirst = share.first / Math.max(1e-9, share.first + share.second)
    const sentOff: { readonly run: number; readonly side: 0 | 1; readonly at: number }[] = []
    for (let run = 0; run < runs; run++) {
      const atom = draw(random())
      for (const side of [0, 1] as const) {
        const name = side === 0 ? 'home' : 'away'
        const more = (bookings?.[name][0]?.[atom] ?? 0) - soFarAll[name]
        counts.all[name][run] = more
        for (let card = 0; card < more; card++) {
          const half = random() < inFirst ? 0 : 1
          if (half === 0) counts.first[name][run] = (counts.first[name][run] ?? 0) + 1
          if (random() >= sendingOffShare) continue
          counts.reds[name][run] = (counts.reds[name][run] ?? 0) + 1
          sentOff.push({ run, side, at: half + random() })
        }
      }
    }
    return { ...counts, sentOff }
  }

  function drawGoals(): Goals {
    const from = new Uint32Array(runs + 1)
    const [side, player]: [number[], number[]] = [[], []]
    const scorers = [scorerOf('home'), scorerOf('away')] as const
    let card = 0
    for (let run = 0; run < runs; run++) {
      from[run] = side.length
      const atom = atoms[run] ?? 0
      const made: { at: number; side: 0 | 1 }[] = []
      for (const half of [0, 1] as const) {
        const home = (halves?.home[half]?.[atom] ?? 0) - scored.home[half]
        const away = (halves?.away[half]?.[atom] ?? 0) - scored.away[half]
        for (let goal = 0; goal < home + away; goal++) made.push({ at: half + random(), side: goal < home ? 0 : 1 })
      }
      if (made.length > 1) made.sort((one, other) => one.at - other.at)
      for (const goal of made) {
        side.push(goal.side)
        player.push(scorers[goal.side](random()))
      }
      const first = card
      while (cards.sentOff[card]?.run === run) card++
      if (card > first) weights[run] = weightOf(cards.sentOff.slice(first, card), made)
    }
    from[runs] = side.length
    return { from, side, player }
  }

  /** How much likelier the goals are with these sendings-off than without. */
  function weightOf(sentOff: readonly { side: 0 | 1; at: number }[], made: readonly { at: number; side: 0 | 1 }[]) {
    const factor: [number, number] = [1, 1]
    let weight = 0
    let goal = 0
    const takeGoals = (until: number) => {
      for (; goal < made.length && (made[goal]?.at ?? 0) < until; goal++)
        weight += Math.log(factor[made[goal]?.side ?? 0])
    }
    for (const { side, at } of sentOff.toSorted((one, other) => one.at - other.at)) {
      takeGoals(at)
      const after: [number, number] = [...factor]
      after[side] *= redCard.own
      after[side === 0 ? 1 : 0] *= redCard.other
      for (const team of [0, 1] as const) {
        const toCome = at < 1 ? rest[team][0] * (1 - at) + rest[team][1] : rest[team][1] * (2 - at)
        weight -= (after[team] - factor[team]) * toCome
        factor[team] = after[team]
      }
    }
    takeGoals(Number.POSITIVE_INFINITY)
    return Math.exp(weight)
  }

  function scorerOf(team: 'home' | 'away'): (at: number) => number {
    const own = rates.players.flatMap((player, place) => (player.team === team ? [{ place, share: player.share }] : []))
    const known = own.reduce((sum, { share }) => sum + share, 0)
    const draw = sampler([ownGoalShare, ...own.map(({ share }) => share), Math.max(0, 1 - ownGoalShare - known)])
    const places = [ownGoal, ...own.map(({ place }) => place), unknown]
    return (at) => places[draw(at)] ?? unknown
  }

  function count(scope: Scope): Column | null {
    const tally = tallyOf(match, scope)
    if (tally?.state === 'final') return constantColumn(runs, tally)
    if (scope === 'score') return fromHalves([0, 1])
    if (scope === 'score@h1' || scope === 'score@h2') return fromHalves([scope === 'score@h1' ? 0 : 1])
    if (scope === 'bookings') return plus(cards.all, tally)
    if (scope === 'bookings@h1') return plus(cards.first, tally)
    if (scope === 'reds') return plus(cards.reds, tally)
    if (scope === 'corners' || scope === 'corners@h1') return corners()[scope]
    const [kind, rest = ''] = scope.split(/[#:](.*)/s)
    if (kind === 'goals') return goalsOf(rest)
    if (kind === 'goal' || kind === 'scored') return sideOf(rest, kind === 'scored')
    if (kind === 'scorer') return scorer(rest)
    return null
  }

  function fromHalves(which: readonly (0 | 1)[]): Column {
    const column = newColumn(runs)
    for (let run = 0; run < runs; run++) {
      for (const half of which) {
        column.home[run] = (column.home[run] ?? 0) + (halves?.home[half]?.[atoms[run] ?? 0] ?? 0)
        column.away[run] = (column.away[run] ?? 0) + (halves?.away[half]?.[atoms[run] ?? 0] ?? 0)
      }
    }
    return column
  }

  function plus(more: Column, soFarOf: { readonly home: number; readonly away: number } | null): Column {
    const { home = 0, away = 0 } = soFarOf ?? {}
    return { home: more.home.map((n) => n + home), away: more.away.map((n) => n + away), missing: null }
  }

  function corners(): Readonly<Record<'corners' | 'corners@h1', Column>> {
    const own = numbersFrom(seed + 1)
    const whole = chances.of(['corners'])
    const share = sharesLeft(match, cornerShape)
    const inFirst = share.first / Math.max(1e-9, share.first + share.second)
    const soFarAll = tallyOf(match, 'corners') ?? { home: 0, away: 0 }
    const soFarFirst = tallyOf(match, 'corners@h1') ?? { home: 0, away: 0 }
    const [all, first] = [newColumn(runs), newColumn(runs)]
    const draw = sampler(whole?.p ?? [1])
    for (let run = 0; run < runs; run++) {
      const atom = draw(own())
      for (const side of ['home', 'away'] as const) {
        const more = (whole?.[side][0]?.[atom] ?? 0) - soFarAll[side]
        let early = 0
        for (let corner = 0; corner < more; corner++) if (own() < inFirst) early++
        all[side][run] = soFarAll[side] + more
        first[side][run] = soFarFirst[side] + early
      }
    }
    return { corners: all, 'corners@h1': first }
  }

  /** The place of a goal among those of a run: the nth that counts (from 1), or the last; -1 when there is none. */
  function placeOf(run: number, nth: number | 'last', counts: (player: number) => boolean): number {
    const [from, to] = [goals.from[run] ?? 0, goals.from[run + 1] ?? 0]
    if (nth === 'last') {
      for (let place = to - 1; place >= from; place--) if (counts(goals.player[place] ?? unknown)) return place
      return -1
    }
    let seen = 0
    for (let place = from; place < to; place++) {
      if (counts(goals.player[place] ?? unknown) && ++seen === nth) return place
    }
    return -1
  }

  /** `goal#n`, `goal#last` and `scored#n`. Those before now are final, and not asked for here. */
  function sideOf(number: string, scoredOnly: boolean): Column | null {
    const counted = scoredOnly ? (before?.filter(({ kind }) => kind !== 'ownGoal').length ?? 0) : soFar
    const last = before?.at(-1)?.team
    if (number === 'last' && soFar > 0 && last === undefined) return null
    const nth = number === 'last' ? number : Math.max(1, Number(number) - counted)
    const column = newColumn(runs)
    for (let run = 0; run < runs; run++) {
      const place = placeOf(run, nth, (player) => !scoredOnly || player !== ownGoal)
      const side = place === -1 ? (nth === 'last' ? last : undefined) : goals.side[place] === 0 ? 'home' : 'away'
      if (side !== undefined) column[side][run] = 1
    }
    return column
  }

  function scorer(rest: string): Column | null {
    const [number = '', id = ''] = rest.split(/:(.*)/s)
    const player = placeOfPlayer(id)
    if (player === -1) return null
    const counted = before?.filter(({ kind }) => kind !== 'ownGoal') ?? []
    const nth = number === 'last' ? number : Math.max(1, Number(number) - counted.length)
    const stays = nth === 'last' && counted.at(-1)?.player === id ? 1 : 0
    const column = newColumn(runs)
    for (let run = 0; run < runs; run++) {
      const place = placeOf(run, nth, (one) => one !== ownGoal)
      column.home[run] = place === -1 ? stays : goals.player[place] === player ? 1 : 0
    }
    return column
  }

  function goalsOf(id: string): Column | null {
    const player = placeOfPlayer(id)
    if (player === -1) return null
    const own = before?.filter((goal) => goal.kind !== 'ownGoal' && goal.player === id).length ?? 0
    const column = constantColumn(runs, { home: own, away: 1 })
    for (let run = 0; run < runs; run++) {
      for (let place = goals.from[run] ?? 0; place < (goals.from[run + 1] ?? 0); place++)
        if (goals.player[place] === player) column.home[run] = (column.home[run] ?? 0) + 1
    }
    return column
  }

  /** -1 for one who is not known, or may take no part. */
  function placeOfPlayer(id: string): number {
    const place = rates.players.findIndex((player) => player.id === id)
    const here = match.appearances?.some(({ player }) => player === id) ?? false
    return here || rates.players[place]?.plays === 1 ? place : -1
  }
}
