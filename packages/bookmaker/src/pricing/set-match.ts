import type { Match, Pair, Side } from '../markets/match.ts'
import { onSide, type Projection, projections, type Scope, unproject } from '../markets/scope.ts'
import { tallyOf } from '../markets/tally.ts'
import { type Chances, certain, type Distribution, oneByOne } from './distribution.ts'

/** One way a set ends: its score, its chance, and who serves the next set (the same side always, where serving means nothing). */
export interface SetEnd extends Pair {
  readonly p: number
  readonly server: Side
}

/** How the sets of a match end. */
export interface SetModel {
  /** Who may be serving now, each as likely as the other. */
  readonly starts: readonly Side[]
  /** A set from its beginning, by its number. */
  readonly set: (number: number, server: Side) => readonly SetEnd[]
  /** The set being played, from its present score. */
  readonly rest: (score: Pair, server: Side, number: number) => readonly SetEnd[]
}

interface State {
  /** What is asked of the score so far, as one number. */
  readonly value: number
  readonly sets: Pair
  readonly server: Side
  readonly p: number
}

/** Chances of a match of sets that ends when one side has most of `bestOf`: `winner`, `sets`, the scopes `score:…` (games or points over all sets) and `score@n`. */
export function setsChances(match: Match, model: SetModel): Chances {
  const played = match.periods.filter(({ ended }) => ended)
  const current = match.periods.find(({ ended }) => !ended)
  const needed = ((match.bestOf ?? 3) + 1) / 2
  const won = tallyOf(match, 'sets') ?? { home: 0, away: 0 }

  /** Runs set by set and adds up what `measure` says of each; `watch` sees every set from its beginning with its chance to be played. */
  function run(
    measure: (home: number, away: number) => number,
    watch?: (number: number, state: State, ends: readonly SetEnd[]) => void,
  ): State[] {
    const before = played.reduce((total, set) => total + measure(set.home, set.away), 0)
    const starts = model.starts.map((server) => ({ value: before, sets: won, server, p: 1 / model.starts.length }))
    const isDone = ({ sets }: State) => Math.max(sets.home, sets.away) >= needed
    const done: State[] = starts.filter(isDone)
    let open: State[] = starts.filter((state) => !isDone(state))
    for (let number = played.length + 1; open.length > 0; number++) {
      const next = new Map<number, { -readonly [Key in keyof State]: State[Key] }>()
      for (const state of open) {
        const inPlay = current !== undefined && number === current.number
        const ends = inPlay ? model.rest(current, state.server, number) : model.set(number, state.server)
        watch?.(number, state, ends)
        for (const end of ends) {
          const p = state.p * end.p
          if (p < 1e-11) continue
          const home = state.sets.home + (end.home > end.away ? 1 : 0)
          const away = state.sets.away + (end.away > end.home ? 1 : 0)
          const value = state.value + measure(end.home, end.away)
          const key = ((home * 8 + away) * 2 + (end.server === 'home' ? 1 : 0)) * 4000 + value + 2000
          const same = next.get(key)
          if (same === undefined) next.set(key, { value, sets: { home, away }, server: end.server, p })
          else same.p += p
        }
      }
      open = []
      for (const state of next.values()) (isDone(state) ? done : open).push(state)
    }
    return done
  }

  function one(scope: Scope): Distribution | null {
    const tally = tallyOf(match, scope)
    if (tally?.state === 'final') return certain(tally.home, tally.away)
    if (scope === 'sets') return distributionOf(run(() => 0).map(({ sets, p }) => ({ ...sets, p })))
    if (scope === 'winner') {
      return distributionOf(
        run(() => 0).map(({ sets, p }) => ({ ...onSide(sets.home > sets.away ? 'home' : 'away'), p })),
      )
    }
    if (scope in projections) {
      const projection = scope as Projection
      return distributionOf(
        run(projections[projection]).map(({ value, p }) => ({ ...unproject(projection, value), p })),
      )
    }
    const number = Number(/^score@(\d+)$/.exec(scope)?.[1])
    if (!(number > played.length && number <= (match.bestOf ?? 3))) return null
    const ends: { home: number; away: number; p: number }[] = []
    run(
      () => 0,
      (at, state, of) => {
        if (at === number) for (const end of of) ends.push({ home: end.home, away: end.away, p: end.p * state.p })
      },
    )
    return distributionOf(ends)
  }

  return oneByOne(one)
}

/** Equal counts put together; a sum below 1 stays (a set that may not be played). */
function distributionOf(states: readonly (Pair & { readonly p: number })[]): Distribution {
  const sums = new Map<number, number>()
  for (const { home, away, p } of states) sums.set(home * 1000 + away, (sums.get(home * 1000 + away) ?? 0) + p)
  const keys = [...sums.keys()]
  return {
    p: Float64Array.from(sums.values()),
    home: [keys.map((key) => Math.floor(key / 1000))],
    away: [keys.map((key) => key % 1000)],
  }
}
