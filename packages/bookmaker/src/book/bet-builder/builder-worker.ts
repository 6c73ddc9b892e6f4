import { parentPort } from 'node:worker_threads'
import type { LineRecord } from '../../feed/event-record.ts'
import type { BuilderPrice } from '../offer.ts'
import { jointNow, type Part } from './builder-price.ts'
import type { PricedEvent } from './model-behind.ts'

/** One joint price to compute. `state` numbers the record: of one number all requests are about the same. */
export interface BuilderTask {
  readonly state: number
  readonly record: PricedEvent['record']
  readonly description: PricedEvent['description']
  readonly parts: readonly Part[]
}

/** The price, or the message of an error; once, as soon as the thread has loaded its code, that it is ready. */
export type BuilderReply = { readonly joint: BuilderPrice } | { readonly failed: string } | { readonly ready: true }

/** With its model and its simulated matches an event costs one to three megabytes here. */
const mostEvents = 48

/** The events that were asked for last. The lines of a record are added as tasks need them. */
const events = new Map<number, { readonly event: PricedEvent; readonly lines: Record<string, LineRecord> }>()

/** Status and stops of lines, which need more than the record, are no part of a price. */
const context = { isUp: () => true, groupsOf: () => [], isKnownGroup: () => true, time: 0 }

parentPort?.on('message', (task: BuilderTask) => parentPort?.postMessage(priced(task)))
parentPort?.postMessage({ ready: true } satisfies BuilderReply)

function priced({ state, record, description, parts }: BuilderTask): BuilderReply {
  try {
    const lines = { ...record.lines }
    const known = events.get(state) ?? { event: { record: { ...record, lines }, description, context }, lines }
    Object.assign(known.lines, record.lines)
    events.delete(state)
    events.set(state, known)
    const [oldest] = events.keys()
    if (events.size > mostEvents && oldest !== undefined) events.delete(oldest)
    return { joint: jointNow(known.event, parts) }
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
