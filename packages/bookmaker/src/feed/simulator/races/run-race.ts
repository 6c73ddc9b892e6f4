import type { Runner } from '../../../markets/races/race.ts'
import type { RidingStyle } from '../../../markets/races/race-words.ts'
import { type Field, finishTable, nextChances, withoutRiders } from '../../../pricing/races/finish-table.ts'
import { type Draw, drawFrom } from '../draw.ts'
import type { RaceEntry } from './meetings.ts'

/** How a race ended. The first three come from the table that prices are made of. */
export interface RaceResult {
  readonly runners: readonly RaceRunner[]
  /** How the first and the second won their places, by number: 逃げ, 捲り, 差し, マーク. */
  readonly techniques: ReadonlyMap<number, RidingStyle>
}

export interface RaceRunner extends Runner {
  readonly mishap: 'disqualified' | 'fell' | null
}

/** Shares of races in which a rider does not start, and in which one behind the first four is disqualified or falls. */
export const withdrawals = 1 / 30
const mishaps = { disqualified: 0.03, fell: 0.03 } as const
/** Chance that two who come in one after the other are level, where either order is as likely. */
const level = 0.006

/** True if a rider does not start in a race: quick, for races whose riders are not known yet. */
export const hasWithdrawal = (id: RaceEntry['id'], seed: string): boolean =>
  drawFrom(`${seed}/${id}/withdrawal`).chance(withdrawals)

/**
 * The rider who does not start, and when that is announced, 8 to 60 minutes before the start; null where all start. It is the last of a line or one who rides alone, so that nobody else's line
 * changes: what was bet on the others before then stands, and returns no more than its stake on average.
 */
export function withdrawalOf({ id, startsAt, field }: RaceEntry, seed: string): Withdrawal | null {
  const draw = drawFrom(`${seed}/${id}/withdrawal`)
  if (!draw.chance(withdrawals)) return null
  const last = field.lines.flatMap((line) => line.at(-1) ?? [])
  return { number: last[draw.below(last.length)] ?? 1, at: startsAt - (8 + draw.below(53)) * 60_000 }
}
export interface Withdrawal {
  readonly number: number
  readonly at: number
}

/** Runs a race, from its id and the seed alone. */
export function runRace(entry: RaceEntry, seed: string): RaceResult {
  const gone = withdrawalOf(entry, seed)
  const field = withoutRiders(entry.field, gone ? [gone.number] : [])
  const draw = drawFrom(`${seed}/${entry.id}`)
  const order = drawOrder(field, draw)
  const tie = drawTie(field, order, draw)
  const mishap = drawMishap(order, draw)
  const placeOf = (number: number) => {
    const at = order.indexOf(number)
    return at < 0 || mishap?.number === number
      ? null
      : placed(at, { tie, lost: mishap ? order.indexOf(mishap.number) : 9 })
  }
  const runners = entry.starters.map(({ number, bracket }) => ({
    number,
    bracket,
    place: placeOf(number),
    nonStarter: gone?.number === number,
    mishap: mishap?.number === number ? mishap.kind : null,
  }))
  return { runners, techniques: drawTechniques(entry, order, draw) }
}

/** The place from 1 of who is at `at` of the order: one better behind a rider who is not placed, and the same for two who are level. */
const placed = (at: number, { tie, lost }: { readonly tie: number | null; readonly lost: number }) =>
  (tie === at - 1 ? at : at + 1) - (at > lost ? 1 : 0)

/** The whole order: the first three from the table, the others by the same rule. */
export function drawOrder(field: Field, draw: Draw): readonly number[] {
  const table = finishTable(field)
  const order: number[] = [...(table[draw.weighted(table.map(({ chance }) => chance))]?.order ?? [])]
  while (order.length < field.riders.length) {
    const chances = nextChances(field, order)
    order.push([...chances.keys()][draw.weighted([...chances.values()])] ?? 0)
  }
  return order
}

/**
 * The place in the order of a rider who is level with the next one: the first to the third; null without a tie. A tie is as likely after an order as after the one with both exchanged, so that
 * half of a tie for each of the two leaves every chance of the table as it is.
 */
export function drawTie(field: Field, order: readonly number[], draw: Draw): number | null {
  const at = draw.below(3)
  const [one, other] = [order[at], order[at + 1]]
  if (one === undefined || other === undefined) return null
  const exchanged = order.with(at, other).with(at + 1, one)
  const chance = level * Math.min(1, chanceOf(field, exchanged.slice(0, 4)) / chanceOf(field, order.slice(0, 4)))
  return draw.chance(chance) ? at : null
}

/** The chance that the first places are taken in this order. */
const chanceOf = (field: Field, order: readonly number[]) =>
  order.reduce((chance, number, at) => chance * (nextChances(field, order.slice(0, at)).get(number) ?? 0), 1)

/** Somebody behind the first four, who finish. */
function drawMishap(order: readonly number[], draw: Draw): { number: number; kind: 'disqualified' | 'fell' } | null {
  const kind = draw.chance(mishaps.disqualified) ? 'disqualified' : draw.chance(mishaps.fell) ? 'fell' : null
  const number = order[4 + draw.below(order.length - 4)]
  return kind === null || number === undefined ? null : { number, kind }
}

function drawTechniques(
  { field, starters }: RaceEntry,
  order: readonly number[],
  draw: Draw,
): RaceResult['techniques'] {
  const [first = 0, second = 0] = order
  const lineWith = (number: number) => field.lines.find((line) => line.includes(number)) ?? []
  const leading = (number: number): RidingStyle => {
    const style = starters.find((starter) => starter.number === number)?.rider.style
    return draw.chance(style === 'nige' ? 0.75 : 0.2) ? 'nige' : 'makuri'
  }
  const isLeader = (number: number) => lineWith(number)[0] === number
  const isAlone = (number: number) => lineWith(number).length === 1
  const win: RidingStyle = isAlone(first)
    ? draw.chance(0.6)
      ? 'makuri'
      : 'sashi'
    : isLeader(first)
      ? leading(first)
      : draw.chance(0.88)
        ? 'sashi'
        : 'makuri'
  const followsWinner =
    lineWith(first).indexOf(second) === lineWith(first).indexOf(first) + 1 && lineWith(first).includes(second)
  const next: RidingStyle = followsWinner
    ? 'mark'
    : isLeader(second) && !isAlone(second)
      ? lineWith(first).includes(second)
        ? 'nige'
        : leading(second)
      : draw.chance(0.65)
        ? 'sashi'
        : 'makuri'
  return new Map([
    [first, win],
    [second, next],
  ])
}
