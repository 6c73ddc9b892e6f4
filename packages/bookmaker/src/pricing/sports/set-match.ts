import type { Match, Pair, Side } from '../../markets/match.ts'
import { onSide, type Projection, projections, type Scope, unproject } from '../../markets/scope.ts'
import { tallyOf } from '../../markets/tally.ts'
import { type Chances, certain, type Distribution, oneByOne, single } from '../distribution.ts'

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

/** A match after some sets: the chance of each value of what is asked of its score so far, from `from` on. */
interface State {
  readonly sets: Pair
  readonly server: Side
  readonly from: number
  readonly p: Float64Array
}

/** Chances of a match of sets that ends when one side has most of `bestOf`: `winner`, `sets`, the scopes `score:…` (games or points over all sets) and `score@n`. */
export function setsChances(match: Match, model: SetModel): Chances {
  const played = match.periods.filter(({ ended }) => ended)
  const current = match.periods.find(({ ended }) => !ended)
  const needed = ((match.bestOf ?? 3) + 1) / 2
  const won = tallyOf(match, 'sets') ?? { home: 0, away: 0 }

  const kept = new Map<string, readonly SetEnd[]>()
  function endsOf(number: number, server: Side): readonly SetEnd[] {
    const key = `${number} ${server}`
    const inPlay = current !== undefined && number === current.number
    const ends = kept.get(key) ?? (inPlay ? model.rest(current, server, number) : model.set(number, server))
    kept.set(key, ends)
    return ends
  }

  /** Runs set by set and adds up what `measure` says of each; `watch` sees every set from its beginning with its chance to be played. */
  function run(
    measure: (home: number, away: number) => number,
    watch?: (number: number, chance: number, ends: readonly SetEnd[]) => void,
  ): State[] {
    const from = played.reduce((total, set) => total + measure(set.home, set.away), 0)
    const p = Float64Array.of(1 / model.starts.length)
    const starts = model.starts.map((server): State => ({ sets: won, server, from, p }))
    const isDone = ({ sets }: State) => Math.max(sets.home, sets.away) >= needed
    const done = starts.filter(isDone)
    let open = starts.filter((state) => !isDone(state))
    for (let number = played.length + 1; open.length > 0; number++) {
      const next = afterSet(open, (server) => endsOf(number, server), measure)
      for (const { server, p } of open) watch?.(number, total(p), endsOf(number, server))
      done.push(...next.filter(isDone))
      open = next.filter((state) => !isDone(state))
    }
    return done
  }

  function one(scope: Scope): Distribution | null {
    const tally = tallyOf(match, scope)
    if (tally?.state === 'final') return certain(tally.home, tally.away)
    if (scope === 'sets') return distributionOf(run(() => 0).map(({ sets, p }) => ({ ...sets, p: total(p) })))
    if (scope === 'winner') {
      return distributionOf(
        run(() => 0).map(({ sets, p }) => ({ ...onSide(sets.home > sets.away ? 'home' : 'away'), p: total(p) })),
      )
    }
    if (scope in projections) {
      const projection = scope as Projection
      const ends = run(projections[projection])
      const from = Math.min(...ends.map((state) => state.from))
      const p = new Float64Array(Math.max(...ends.map((state) => state.from + state.p.length)) - from)
      for (const state of ends) addFrom(p, state.p, { at: state.from - from, share: 1 })
      const pairs = Array.from(p, (_, place) => unproject(projection, from + place))
      return single(
        p,
        pairs.map(({ home }) => home),
        pairs.map(({ away }) => away),
      )
    }
    const number = Number(/^score@(\d+)$/.exec(scope)?.[1])
    if (!(number > played.length && number <= (match.bestOf ?? 3))) return null
    const ends: { home: number; away: number; p: number }[] = []
    run(
      () => 0,
      (at, chance, of) => {
        if (at === number) for (const end of of) ends.push({ home: end.home, away: end.away, p: end.p * chance })
      },
    )
    return distributionOf(ends)
  }

  return oneByOne(one)
}

/** The states after one more set. */
function afterSet(
  open: readonly State[],
  endsOf: (server: Side) => readonly SetEnd[],
  measure: (home: number, away: number) => number,
): State[] {
  const steps = open.map((state) => endsOf(state.server).map((end) => state.from + measure(end.home, end.away)))
  const [least, most] = [Math.min(...steps.flat()), Math.max(...steps.flat())]
  const size = Math.max(...open.map(({ p }) => p.length)) + most - least
  const next = new Map<number, State>()
  open.forEach(({ sets, p, server: now }, place) => {
    endsOf(now).forEach(({ home, away, server, p: share }, way) => {
      const after = { home: sets.home + (home > away ? 1 : 0), away: sets.away + (away > home ? 1 : 0) }
      const key = (after.home * 8 + after.away) * 2 + (server === 'home' ? 1 : 0)
      const state = next.get(key) ?? { sets: after, server, from: least, p: new Float64Array(size) }
      next.set(key, state)
      addFrom(state.p, p, { at: (steps[place]?.[way] ?? 0) - least, share })
    })
  })
  return [...next.values()].map(trimmed)
}

/** The state without the values at both ends that do not come. */
function trimmed(state: State): State {
  const { p, from } = state
  let [first, end] = [0, p.length]
  while (first < end - 1 && p[first] === 0) first++
  while (end > first + 1 && p[end - 1] === 0) end--
  return { ...state, from: from + first, p: p.subarray(first, end) }
}

/** Adds a share of the chances `p` to `into` from the place `at` on; parts below 1e-11 are left out. */
function addFrom(into: Float64Array, p: Float64Array, { at, share }: { at: number; share: number }) {
  for (let place = 0; place < p.length; place++) {
    const chance = (p[place] as number) * share
    if (chance >= 1e-11) into[at + place] = (into[at + place] as number) + chance
  }
}

function total(p: Float64Array): number {
  let sum = 0
  for (const chance of p) sum += chance
  return sum
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
