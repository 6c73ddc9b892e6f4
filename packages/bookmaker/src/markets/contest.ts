import type { LegResult } from '../model/leg-result.ts'
import type { Names } from '../model/names.ts'
import type { StopGroup } from './market.ts'

/** The record of an event with many entrants (a season, a cup, a tournament of sumo) as far as outrights need it. Plain data, like a match. */
export interface Contest {
  readonly status: 'notStarted' | 'live' | 'ended' | 'cancelled'
  readonly entrants: readonly Entrant[]
}

/** `place` from 1; entrants that tie share the better place. A `nonRunner` never started; who started and withdrew stays without a place. */
export interface Entrant {
  readonly id: string
  readonly place: number | null
  readonly nonRunner: boolean
}

/** A result with its dead heat: `tied` entrants share `places` paying places. */
export interface Placing {
  readonly result: LegResult
  readonly deadHeat: { readonly tied: number; readonly places: number } | null
}

/** Markets on contests: their outcomes are entrants, or texts that staff declare. */
export interface ContestMarket {
  readonly id: number
  readonly name: Names
  readonly groups: readonly StopGroup[]
  readonly kind: 'winners' | 'headToHead' | 'declared'
  readonly specifiers: readonly string[]
}

const groups: readonly StopGroup[] = ['all']
export const contestMarkets: readonly ContestMarket[] = [
  { id: 1110, name: { ja: '優勝', en: 'Winner' }, groups, kind: 'winners', specifiers: [] },
  { id: 1091, name: { ja: '{winners}位以内', en: 'Top {winners}' }, groups, kind: 'winners', specifiers: ['winners'] },
  { id: 539, name: { ja: '直接対決', en: 'Head to head' }, groups, kind: 'headToHead', specifiers: ['id'] },
  { id: 534, name: { ja: '優勝・スペシャル', en: 'Outright' }, groups, kind: 'declared', specifiers: ['variant'] },
  { id: 535, name: { ja: 'スペシャル', en: 'Special' }, groups, kind: 'declared', specifiers: ['variant'] },
  {
    id: 536,
    name: { ja: 'スペシャル（当選{winners}）', en: 'Special ({winners} winners)' },
    groups,
    kind: 'declared',
    specifiers: ['variant', 'winners'],
  },
]

const open: Placing | null = null
const plain = (result: LegResult): Placing => ({ result, deadHeat: null })

/**
 * Whether `entrant` finished in the first `winners` places; null while open.
 * Where a tie reaches beyond the last place that counts, the tied share the places left: a dead heat.
 */
export function gradeTop(contest: Contest, entrant: string, winners: number): Placing | null {
  const found = contest.entrants.find(({ id }) => id === entrant)
  if (contest.status === 'cancelled' || found === undefined || found.nonRunner) return plain('void')
  if (contest.status !== 'ended') return open
  const { place } = found
  if (place === null || place > winners) return plain('lost')
  const tied = contest.entrants.filter((other) => other.place === place).length
  const places = winners - place + 1
  return tied <= places ? plain('won') : { result: 'won', deadHeat: { tied, places } }
}

/** Which of two entrants is placed better; a tie, and two without a place, return the stakes. Null while open. */
export function gradeHeadToHead(contest: Contest, entrant: string, rival: string): Placing | null {
  const [one, other] = [entrant, rival].map((id) => contest.entrants.find((item) => item.id === id))
  if (contest.status === 'cancelled' || !one || !other || one.nonRunner || other.nonRunner) return plain('void')
  if (contest.status !== 'ended') return open
  const [own, theirs] = [one.place ?? Number.POSITIVE_INFINITY, other.place ?? Number.POSITIVE_INFINITY]
  return plain(own === theirs ? 'void' : own < theirs ? 'won' : 'lost')
}

/** The result that staff declare of a special with so many `winners`: `tied` entrants share the places left, and stakes on `voided` ones are returned. */
export interface Declared {
  readonly won: readonly string[]
  readonly tied: readonly string[]
  readonly voided: readonly string[]
  readonly winners: number
}

/** How an outcome of a special ended. More winners than places are a dead heat, and so are those that tie for the last places. */
export function gradeDeclared(outcome: string, { won, tied, voided, winners }: Declared): Placing {
  if (voided.includes(outcome)) return plain('void')
  if (tied.includes(outcome)) return shared(tied.length, winners - won.length)
  return won.includes(outcome) ? shared(won.length, winners) : plain('lost')
}

function shared(tied: number, places: number): Placing {
  return tied <= places ? plain('won') : { result: 'won', deadHeat: { tied, places } }
}
