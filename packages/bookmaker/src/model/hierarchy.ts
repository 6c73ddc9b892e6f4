import * as v from 'valibot'
import { sportNames } from './sport-names.ts'
import { sports } from './sports.ts'
import { eventUrnSchema, readUrn, type Urn, type UrnKind, urn } from './urn.ts'

/** sport › category › tournament › event. Markets and outcomes stand below the event, in the book. Every name is in both languages. */
const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120))
export const namesSchema = v.strictObject({ ja: text, en: text })

const urnOf = <Kind extends UrnKind>(kind: Kind) =>
  v.custom<Urn<Kind>>((input) => typeof input === 'string' && readUrn(input)?.kind === kind, `not the id of a ${kind}`)

export const sportSchema = v.strictObject({ id: urnOf('sport'), code: v.picklist(sports), name: namesSchema })
export type SportEntry = v.InferOutput<typeof sportSchema>

/** The sports, each once, whichever feed they come from. */
export const sportEntries: readonly SportEntry[] = sports.map((code) => ({
  id: urn('sport', code.toLowerCase()),
  code,
  name: sportNames[code],
}))

/** A country, a tour, or a game of e-sports. */
export const categorySchema = v.strictObject({ id: urnOf('category'), sport: urnOf('sport'), name: namesSchema })
export type Category = v.InferOutput<typeof categorySchema>

export const tournamentSchema = v.strictObject({
  id: urnOf('tournament'),
  category: urnOf('category'),
  name: namesSchema,
})
export type Tournament = v.InferOutput<typeof tournamentSchema>

/** `short` is for narrow rows. */
export const competitorSchema = v.strictObject({ id: urnOf('competitor'), name: namesSchema, short: namesSchema })
export type Competitor = v.InferOutput<typeof competitorSchema>

/** A match has two competitors, home first; an outright has as many as can win it, or none where its outcomes are no competitors, as of a race, whose outcomes are riders. `startsAt` and `endsAt` in epoch milliseconds. */
export const eventSchema = v.strictObject({
  id: eventUrnSchema,
  tournament: urnOf('tournament'),
  kind: v.picklist(['match', 'race', 'outright', 'special']),
  name: namesSchema,
  competitors: v.array(competitorSchema),
  startsAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** End of an outright, where its feed states it. */
  endsAt: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
})
export type EventEntry = v.InferOutput<typeof eventSchema>
