import { drawFrom } from '../draw.ts'
import type { OutcomeChances } from './outcome-chances.ts'

/** Is shown the order of the entrants at one end, best first, and the winner of each open match (1 home, 0 none, −1 away): lists that are only valid until the next ones. */
export type ShowEnd = (order: Uint8Array, winners: Int8Array) => void

export interface ImaginedEnds<Fixture = { readonly home: number; readonly away: number }> {
  /** The matches still to come. */
  readonly open: readonly Fixture[]
  /** Imagines so many more ends: the same whether they are asked for at once or in parts. */
  imagine(runs: number): void
}

interface Beginning<Fixture> {
  readonly table: readonly {
    readonly entrant: number
    readonly points: number
    readonly scored: number
    readonly conceded: number
  }[]
  readonly open: readonly Fixture[]
  /** Chances of the open matches. */
  readonly chances: readonly OutcomeChances[]
  readonly points: { readonly win: number; readonly level: number }
  readonly seed: string
  readonly show: ShowEnd
}

/** A point in the table weighs more than any difference of scores. */
const onePoint = 100_000

/**
 * Ends of a season, each drawn from the chances of the matches still to come. A season is imagined many thousand times, so that a draw moves numbers in typed arrays without a branch: the results of matches
 * are hard to guess, for a processor, too.
 */
export function createImaginedEnds<Fixture extends { readonly home: number; readonly away: number }>({
  table,
  open,
  chances,
  points: { win, level },
  seed,
  show,
}: Beginning<Fixture>): ImaginedEnds<Fixture> {
  const matches = open.length
  const homes = Uint8Array.from(open, ({ home }) => home)
  const aways = Uint8Array.from(open, ({ away }) => away)
  /** Chances as parts of 2³². */
  const homeWins = Float64Array.from(chances, ({ home }) => home * 2 ** 32)
  const homeWinsOrDraws = Float64Array.from(chances, ({ home, draw }) => (home + draw) * 2 ** 32)
  /** By the result: away, draw, home. */
  const toHome = Int32Array.of(-1, level * onePoint, win * onePoint + 1)
  const toAway = Int32Array.of(win * onePoint + 1, level * onePoint, -1)
  const draw = drawFrom(seed)
  const words = new Uint32Array(matches)
  const standing = new Int32Array(table.length)
  for (const { entrant, points, scored, conceded } of table) standing[entrant] = points * onePoint + scored - conceded
  const order = Uint8Array.from(table, ({ entrant }) => entrant)
  const values = new Int32Array(table.length)
  const winners = new Int8Array(matches)

  function imagineOne(): void {
    values.set(standing)
    draw.fill(words)
    for (let match = 0; match < matches; match++) {
      const drawn = words[match] as number // all within their arrays
      const result = +(drawn < (homeWins[match] as number)) + +(drawn < (homeWinsOrDraws[match] as number))
      const home = homes[match] as number
      const away = aways[match] as number
      winners[match] = result - 1
      values[home] = (values[home] as number) + (toHome[result] as number)
      values[away] = (values[away] as number) + (toAway[result] as number)
    }
    sortByValue(order, values)
    show(order, winners)
  }
  return {
    open,
    imagine(runs) {
      for (let run = 0; run < runs; run++) imagineOne()
    },
  }
}

/** Highest value first, entrants of one value by their places in the league. By insertion, since the order of one imagined end is near that of the next. */
function sortByValue(order: Uint8Array, values: Int32Array): void {
  for (let from = 1; from < order.length; from++) {
    const entrant = order[from] ?? 0
    const value = values[entrant] ?? 0
    let to = from
    for (; to > 0; to--) {
      const other = order[to - 1] ?? 0
      const otherValue = values[other] ?? 0
      if (otherValue > value || (otherValue === value && other < entrant)) break
      order[to] = other
    }
    order[to] = entrant
  }
}
