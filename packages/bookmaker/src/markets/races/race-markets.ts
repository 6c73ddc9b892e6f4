import type { Names } from '../../model/names.ts'
import type { Placing } from '../contest.ts'
import type { StopGroup } from '../market.ts'
import { finishOrders, type Race, type Rider, type Runner } from './race.ts'

/** A market on a race: `picks` riders or brackets that must be among the first `among`, in their order or in any. */
export interface RaceMarket {
  readonly id: number
  readonly name: Names
  readonly groups: readonly StopGroup[]
  readonly of: 'riders' | 'brackets'
  readonly picks: 1 | 2 | 3
  readonly among: 1 | 2 | 3
  readonly ordered: boolean
  /** How many outcomes win, without ties. */
  readonly winners: number
}

const groups: readonly StopGroup[] = ['all']
const riders = { groups, of: 'riders', winners: 1 } as const
const brackets = { groups, of: 'brackets', winners: 1, picks: 2, among: 2 } as const

/** In the order of showing: the ids are ours, since the unified odds feed has no such markets. */
export const raceMarkets: readonly RaceMarket[] = [
  { ...riders, id: 90_101, name: { ja: '単勝', en: 'Win' }, picks: 1, among: 1, ordered: true },
  { ...riders, id: 90_102, name: { ja: '複勝', en: 'Place' }, picks: 1, among: 3, ordered: false, winners: 3 },
  { ...riders, id: 90_103, name: { ja: '2車単', en: 'Exacta' }, picks: 2, among: 2, ordered: true },
  { ...riders, id: 90_104, name: { ja: '2車複', en: 'Quinella' }, picks: 2, among: 2, ordered: false },
  { ...riders, id: 90_105, name: { ja: 'ワイド', en: 'Wide' }, picks: 2, among: 3, ordered: false, winners: 3 },
  { ...riders, id: 90_106, name: { ja: '3連単', en: 'Trifecta' }, picks: 3, among: 3, ordered: true },
  { ...riders, id: 90_107, name: { ja: '3連複', en: 'Trio' }, picks: 3, among: 3, ordered: false },
  { ...brackets, id: 90_108, name: { ja: '2枠単', en: 'Bracket exacta' }, ordered: true },
  { ...brackets, id: 90_109, name: { ja: '2枠複', en: 'Bracket quinella' }, ordered: false },
]

const byId = new Map(raceMarkets.map((market) => [market.id, market]))

/** The market of an id; undefined for one that is not on races. */
export const raceMarketById = (id: number): RaceMarket | undefined => byId.get(id)

/**
 * The outcomes that an order of the first three wins, as their ids: `3-7-1` in the order of the finish, `1=3=7` in any order. Price and settlement both come from it. None where fewer riders
 * have finished than the market asks for.
 *
 * @param order numbers of riders, best first
 */
export function wonBy(
  { of, picks, among, ordered }: RaceMarket,
  order: readonly number[],
  bracketOf: (number: number) => number,
): readonly string[] {
  const units = order.slice(0, among).map((number) => (of === 'riders' ? number : bracketOf(number)))
  if (units.length < picks) return []
  return ordered
    ? [outcomeId({ ordered }, units.slice(0, picks))]
    : choices(units, picks).map((chosen) => outcomeId({ ordered }, chosen))
}

/** The id of an outcome: `3-7-1` of a market on the order, `1=3=7` of any other, whatever order the picks are in. */
export const outcomeId = ({ ordered }: Pick<RaceMarket, 'ordered'>, picks: readonly number[]): string =>
  ordered ? picks.join('-') : picks.toSorted((one, other) => one - other).join('=')

/** Every choice of so many of the items, in their order. */
function choices(items: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return items.flatMap((item, at) => choices(items.slice(at + 1), count - 1).map((others) => [item, ...others]))
}

/** Every outcome of a market on these riders, by number: 504 of a trifecta on nine. */
export function outcomesOf(market: RaceMarket, field: readonly Pick<Rider, 'number' | 'bracket'>[]): readonly string[] {
  const bracketOf = bracketIn(field)
  const found = new Set<string>()
  for (const { number: first } of field)
    for (const { number: second } of field)
      for (const { number: third } of field)
        if (first !== second && first !== third && second !== third)
          for (const id of wonBy(market, [first, second, third], bracketOf)) found.add(id)
  return [...found].toSorted()
}

/** The brackets of a field. Refuses (RangeError) the number of a rider who is not in it. */
export function bracketIn(field: readonly Pick<Rider, 'number' | 'bracket'>[]): (number: number) => number {
  const known = new Map(field.map(({ number, bracket }) => [number, bracket]))
  return (number) => {
    const bracket = known.get(number)
    if (bracket === undefined) throw new RangeError(`no rider has the number ${number}`)
    return bracket
  }
}

/** The numbers of riders, or brackets, that an outcome names. */
export const picksOf = (outcome: string): readonly number[] => outcome.split(/[-=]/).map(Number)

/** How an outcome is written: the number with the rider's name, `3→7→1` in the order of the finish, `1=3=7` in any. */
export function raceOutcomeName({ picks }: RaceMarket, outcome: string, field: readonly Rider[]): Names {
  const rider = picks === 1 ? field.find(({ number }) => `${number}` === outcome) : undefined
  if (rider) return { ja: `${outcome} ${rider.name.ja}`, en: `${outcome} ${rider.name.en}` }
  const written = outcome.replaceAll('-', '→')
  return { ja: written, en: written }
}

const plain = (result: Placing['result']): Placing => ({ result, deadHeat: null })

/**
 * How an outcome of a market ended; null while the race is on. Void: a rider of it did not start (of brackets: too few of one started), or fewer riders finished than the market asks for, or the
 * race was cancelled. With ties an outcome that wins in some of the orders that the result stands for is a dead heat of that share.
 */
export function gradeRace(race: Race, market: RaceMarket, outcome: string): Placing | null {
  if (race.status === 'cancelled' || !couldStart(market, outcome, race.runners)) return plain('void')
  if (race.status !== 'ended') return null
  const { orders, finished, won: wonIn } = endOf(race.runners)
  if (finished < market.picks) return plain('void')
  const won = wonIn.get(market.id)?.get(outcome) ?? 0
  if (won === 0) return plain('lost')
  if (won === orders) return plain('won')
  const common = commonDivisor(won, orders)
  return { result: 'won', deadHeat: { tied: orders / common, places: won / common } }
}

/** True if all that an outcome names can start: of a bracket that it names twice two riders. */
export function couldStart({ of }: RaceMarket, outcome: string, runners: readonly Runner[]): boolean {
  const starters = runners.filter(({ nonStarter }) => !nonStarter)
  const named = Map.groupBy(picksOf(outcome), (pick) => pick)
  return [...named].every(([pick, times]) => {
    const able = starters.filter(({ number, bracket }) => (of === 'riders' ? number : bracket) === pick)
    return able.length >= times.length
  })
}

interface RaceEnd {
  /** How many orders of the first three the result stands for. */
  readonly orders: number
  /** How many of the first three places are taken. */
  readonly finished: number
  /** By market and outcome: in how many of the orders it wins. */
  readonly won: ReadonlyMap<number, ReadonlyMap<string, number>>
}

/** Read once for each result: it decides eight hundred outcomes. */
const ends = new WeakMap<readonly Runner[], RaceEnd>()

function endOf(runners: readonly Runner[]): RaceEnd {
  const known = ends.get(runners)
  if (known) return known
  const orders = finishOrders(runners)
  const bracketOf = bracketIn(runners)
  const won = raceMarkets.map((market) => {
    const counts = new Map<string, number>()
    for (const order of orders)
      for (const id of wonBy(market, order, bracketOf)) counts.set(id, (counts.get(id) ?? 0) + 1)
    return [market.id, counts] as const
  })
  const end = { orders: orders.length, finished: orders[0]?.length ?? 0, won: new Map(won) }
  ends.set(runners, end)
  return end
}

const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other))
