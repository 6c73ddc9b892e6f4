import type { Log } from '@andon/platform/log'
import type { EventRecord } from '../../feed/event-record.ts'
import type { BuilderPrice, Urgency } from '../offer.ts'
import type { Part } from './builder-price.ts'
import { builderThread } from './builder-thread.ts'
import type { BuilderTask } from './builder-worker.ts'
import { canHaveModel, linesBehind, type PricedEvent } from './model-behind.ts'

export interface BuilderPrices {
  /** The price by this record; MARKET_SUSPENDED until it is computed. */
  now(event: PricedEvent, parts: readonly Part[]): BuilderPrice
  /** Computes it. Resolves when it is known, when there is too much to do, or when it takes too long; never rejects. */
  compute(event: PricedEvent, parts: readonly Part[], urgency: Urgency): Promise<void>
  stop(): Promise<void>
}

const notYet: BuilderPrice = { refused: 'MARKET_SUSPENDED', part: null }
/** Limit of one record, some hundred bytes each. */
const mostKept = 1_000

/**
 * Prices of bet builders, computed in a thread of their own: a simulation of 15,000 matches takes up to 50 ms on a quiet core, in which the server would answer nobody. Each is computed once for a record and kept for as long as the book has the record; after a message about the event there is another record.
 */
export function builderPrices(log: Log): BuilderPrices {
  const thread = builderThread(log)
  const numberOf = numbering()
  const known = new WeakMap<EventRecord, Map<string, BuilderPrice>>()
  const underWay = new WeakMap<EventRecord, Map<string, Promise<void>>>()

  return {
    now: (event, parts) => {
      if (!canHaveModel(event)) return { refused: 'NO_JOINT_PRICE', part: null }
      const joint = known.get(event.record)?.get(keyOf(parts)) ?? notYet
      return 'refused' in joint ? { ...joint, part: placeAsAsked(joint.part, parts) } : joint
    },
    compute: (event, parts, urgency) => {
      const { record } = event
      const key = keyOf(parts)
      const before = underWay.get(record)?.get(key)
      if (before) {
        if (urgency === 'bet') thread.hurry(numberOf(record), key) // a bet needs what a quote waits for
        return before
      }
      if (!canHaveModel(event) || known.get(record)?.has(key) || thread.isFull(urgency)) return Promise.resolve()
      const kept = mapOf(known, record)
      const open = mapOf(underWay, record)
      const { promise, resolve } = Promise.withResolvers<void>()
      open.set(key, promise)
      const done = (price: BuilderPrice | null) => {
        open.delete(key)
        if (kept.size >= mostKept) kept.clear()
        if (price) kept.set(key, price)
        resolve()
      }
      thread.add({ key, task: taskOf(event, sorted(parts), numberOf(record)), done }, urgency)
      return promise
    },
    stop: thread.stop,
  }
}

/** Numbers records, so that the thread recognises one that it has. */
function numbering(): (record: EventRecord) => number {
  const numbers = new WeakMap<EventRecord, number>()
  let last = 0
  return (record) => {
    const number = numbers.get(record) ?? ++last
    numbers.set(record, number)
    return number
  }
}

function taskOf(event: PricedEvent, parts: readonly Part[], state: number): BuilderTask {
  const { record, description } = event
  const keys = new Set([...linesBehind(event), ...parts.map(({ marketKey }) => marketKey)])
  const lines = Object.entries(record.lines).filter(([key]) => keys.has(key))
  return {
    state,
    record: { ...record, lines: Object.fromEntries(lines) },
    description: description && { sport: description.sport, players: description.players },
    parts,
  }
}

function mapOf<Value>(of: WeakMap<EventRecord, Map<string, Value>>, record: EventRecord): Map<string, Value> {
  const map = of.get(record) ?? new Map<string, Value>()
  of.set(record, map)
  return map
}

const idOf = ({ marketKey, outcome }: Part) => `${marketKey}/${outcome}`
/** The order of the parts does not matter to the price. */
const sorted = (parts: readonly Part[]) => parts.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1))
const keyOf = (parts: readonly Part[]) => sorted(parts).map(idOf).join(' + ')

/** Prices are kept for sorted parts, and a refusal names the place of one of them. */
function placeAsAsked(place: number | null, parts: readonly Part[]): number | null {
  const at = place === null ? undefined : sorted(parts)[place]
  return at === undefined ? null : parts.indexOf(at)
}
