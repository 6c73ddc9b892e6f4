import type { Season } from './season.ts'

/** Chances that follow from imagined ends of the season. */
export interface SeasonChances {
  /** By entrant. */
  readonly winner: readonly number[]
  /** By number of places, then by entrant. */
  readonly top: ReadonlyMap<number, readonly number[]>
  /** Chance of the first of each pair of rivals. */
  readonly pairs: readonly number[]
}

/** The numbers of imagined ends: to find whether anything is still open, and to price. */
export const runs = { toDecide: 400, toPrice: 20_000 } as const

/** The chances as a round begins. Those behind prices are computed when they are asked for, or in pieces before. */
export interface ChancesOfRound {
  readonly few: SeasonChances
  /** A few milliseconds of work each; nothing is left to do once all are done. */
  prepare(): Generator<void>
  all(): SeasonChances
}

/** Counts few ends at once, which show whether anything is open; counts those behind prices only when they are asked for. */
export function chancesOfRound(season: Season, wanted: EndsToCount): ChancesOfRound {
  const first = countEnds(season, wanted)
  first.imagine(runs.toDecide)
  const few = first.chances()
  let counting: ReturnType<typeof countEnds> | null = null
  let found: SeasonChances | null = null
  function* prepare(): Generator<void> {
    while (found === null) {
      counting ??= countEnds(season, wanted)
      counting.imagine(Math.min(1000, runs.toPrice - counting.done()))
      if (counting.done() === runs.toPrice) {
        found = counting.chances()
        counting = null
      }
      yield
    }
  }
  return {
    few,
    prepare,
    all() {
      for (const _ of prepare());
      return found ?? few
    },
  }
}

interface EndsToCount {
  readonly at: number
  readonly entrants: number
  /** How many places are bet on. */
  readonly places: readonly number[]
  readonly pairs: readonly (readonly [number, number])[]
}

function countEnds(season: Season, { at, entrants, places, pairs }: EndsToCount) {
  let done = 0
  /** How often each entrant came in at each place: entrant after entrant. */
  const cameIn = new Uint32Array(entrants * entrants)
  const before = new Uint32Array(pairs.length)
  const placeOf = new Uint8Array(entrants)
  const ends = season.imaginedEnds(at, (order) => {
    for (let place = 0; place < order.length; place++) {
      const entrant = order[place] ?? 0
      placeOf[entrant] = place
      cameIn[entrant * entrants + place] = (cameIn[entrant * entrants + place] ?? 0) + 1
    }
    for (let pair = 0; pair < pairs.length; pair++) {
      const [one = 0, other = 0] = pairs[pair] ?? []
      if ((placeOf[one] ?? 0) < (placeOf[other] ?? 0)) before[pair] = (before[pair] ?? 0) + 1
    }
  })
  const within = (entrant: number, last: number) =>
    cameIn.subarray(entrant * entrants, entrant * entrants + last).reduce((sum, count) => sum + count, 0) / done
  const byEntrant = (last: number) => Array.from({ length: entrants }, (_, entrant) => within(entrant, last))
  return {
    done: () => done,
    imagine(more: number) {
      ends.imagine(more)
      done += more
    },
    chances: (): SeasonChances => ({
      winner: byEntrant(1),
      top: new Map(places.map((last) => [last, byEntrant(last)])),
      pairs: Array.from(before, (count) => count / done),
    }),
  }
}

/** Two standard errors: the chance is at or below this bound for 98 of 100 outcomes. Wilson's score interval, which holds for rare outcomes, too. */
export function mostLikely(chance: number, ends: number): number {
  const z = 2
  const spread = Math.sqrt((chance * (1 - chance)) / ends + (z * z) / (4 * ends * ends))
  return (chance + (z * z) / (2 * ends) + z * spread) / (1 + (z * z) / ends)
}
