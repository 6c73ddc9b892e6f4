import type { EventUrn } from '../model/urn.ts'
import type { EventRecord } from './event-record.ts'
import { textHash } from './state-hash.ts'

/** Events by id, never changed in place. In 256 parts, so that a message copies one part and not a map of ten thousand events. */
export type EventMap = readonly ReadonlyMap<EventUrn, EventRecord>[]

const parts = 256
export const emptyEvents: EventMap = Array.from({ length: parts }, () => new Map())

const partOf = (id: EventUrn) => textHash(id) % parts

export const eventIn = (events: EventMap, id: EventUrn): EventRecord | undefined => events[partOf(id)]?.get(id)

export function withEvent(events: EventMap, event: EventRecord): EventMap {
  const part = partOf(event.id)
  return events.with(part, new Map(events[part]).set(event.id, event))
}

/** The events without those that `isOver` says can be forgotten. */
export const withoutEvents = (events: EventMap, isOver: (event: EventRecord) => boolean): EventMap =>
  events.map((part) => {
    const kept = [...part].filter(([, event]) => !isOver(event))
    return kept.length === part.size ? part : new Map(kept)
  })

export function* eventsIn(events: EventMap): Generator<EventRecord> {
  for (const part of events) yield* part.values()
}
