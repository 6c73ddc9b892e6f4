import * as v from 'valibot'
import { unmappedFrom } from './market-map.ts'
import { type About, eventId, type ReadingTrade360, reportUnread } from './reading.ts'
import { eventSchema, type Market, marketSchema, type Trade360Event } from './shapes.ts'

/** Events stand in an array, in `Events`, or, for outrights, in competitions within a competition. */
export function eventsIn(body: unknown): unknown[] {
  if (Array.isArray(body)) return body
  if (typeof body !== 'object' || body === null) return []
  const { Events, Competition, Competitions } = body as Record<string, unknown> // an object
  return [
    ...eventsIn(Events),
    ...eventsIn(Competition),
    ...(Array.isArray(Competitions) ? Competitions.flatMap(eventsIn) : []),
  ]
}

/** Each event and each market by itself: what is out of shape is told of, and the rest is read. */
export function readEvents(events: readonly unknown[], about: About, reading: ReadingTrade360): Trade360Event[] {
  return events.flatMap((raw) => {
    const read = v.safeParse(eventSchema, raw)
    if (!read.success) {
      const [fixture] = fixtureIdsIn(JSON.stringify(raw) ?? '')
      const event = fixture === undefined ? null : eventId(fixture, reading)
      reportUnread(v.summarize(read.issues), { event, lines: null }, { about, reading })
      return []
    }
    const Markets = (read.output.Markets ?? []).flatMap((market) => readMarket(market, read.output.FixtureId))
    return [{ ...read.output, Markets }]
  })

  function readMarket(raw: unknown, fixture: number): Market[] {
    const read = v.safeParse(marketSchema, raw)
    if (read.success) return [read.output]
    const id = v.safeParse(v.object({ Id: marketSchema.entries.Id }), raw)
    const row = id.success && reading.markets.find(({ trade360 }) => trade360 === id.output.Id)
    const market = row ? row.market : id.success ? unmappedFrom + id.output.Id : null
    const lines = market === null ? null : [{ market, specifiers: null }]
    reportUnread(v.summarize(read.issues), { event: eventId(fixture, reading), lines }, { about, reading })
    return []
  }
}

/** The events that a text names, whatever else stands in it. */
export const fixtureIdsIn = (text: string): number[] => [
  ...new Set([...text.matchAll(/"FixtureId"\s*:\s*"?([1-9]\d{0,14})\b/g)].map(([, id]) => Number(id))),
]
