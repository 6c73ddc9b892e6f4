import * as v from 'valibot'

/** The fields that we read of Trade360's JSON messages; others are ignored. Numbers come as numbers or as text. */
const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number))]),
  v.safeInteger(),
)
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String))
const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null)

/** The types of message that the book has a use for; the outright ones wrap the same events in competitions. */
export const messageTypes = {
  fixture: [1, 37, 38],
  livescore: [2, 39],
  market: [3, 40, 41],
  heartbeat: [32],
  settlement: [35, 42, 43],
} as const

const bet = v.object({
  Id: optional(text),
  Name: optional(text),
  Line: optional(text),
  BaseLine: optional(text),
  Status: optional(number),
  Price: optional(text),
  Settlement: optional(number),
  LastUpdate: optional(v.string()),
  Probability: optional(v.union([v.number(), v.string()])),
  ParticipantId: optional(number),
})
export type Bet = v.InferOutput<typeof bet>

export const marketSchema = v.object({ Id: number, Bets: optional(v.array(bet)) })
export type Market = v.InferOutput<typeof marketSchema>

const result = v.object({ Position: text, Value: text })

/** The `Type` of a statistic that counts red cards. */
export const redCardType = 7

const statistic = v.object({ Type: number, Results: optional(v.array(result)) })

const named = v.object({ Id: v.union([v.number(), v.string()]), Name: optional(v.string()) })

/** Markets are read one by one, so that one out of shape stops no other. */
export const eventSchema = v.object({
  FixtureId: v.pipe(number, v.minValue(1)),
  Fixture: optional(
    v.object({
      Sport: optional(named),
      /** A country. */
      Location: optional(named),
      League: optional(named),
      Participants: optional(v.array(v.object({ ...named.entries, Position: optional(text) }))),
      StartDate: optional(v.string()),
      Status: optional(number),
      LastUpdate: optional(v.string()),
    }),
  ),
  Livescore: optional(
    v.object({
      Scoreboard: optional(
        v.object({
          Status: optional(number),
          CurrentPeriod: optional(number),
          Time: optional(text),
          Results: optional(v.array(result)),
        }),
      ),
      Statistics: optional(v.array(statistic)),
    }),
  ),
  Markets: optional(v.array(v.unknown())),
})
export type Trade360Event = Omit<v.InferOutput<typeof eventSchema>, 'Markets'> & { readonly Markets: readonly Market[] }

/** The time may be missing, or a text; `CreationDate` stands in for it. `MsgSeq` counts the messages of a queue. */
export const headSchema = v.object({
  Header: v.object({
    Type: number,
    MsgSeq: v.fallback(optional(number), null),
    ServerTimestamp: v.nullish(v.unknown(), null),
    CreationDate: v.nullish(v.unknown(), null),
  }),
  Body: v.nullish(v.unknown(), null),
})

/** Which of the two queues of a package a message came by; each is a producer of its own. */
export const channels = ['inPlay', 'preMatch'] as const
export type Channel = (typeof channels)[number]
export const producerOf: Readonly<Record<Channel, number>> = { inPlay: 1, preMatch: 3 }
