import * as v from 'valibot'
import { mostParts } from '../markets/event-play.ts'
import { type EventStatus, eventStatuses } from '../model/event-status.ts'
import { type Price, price } from '../model/price.ts'
import { readSpecifiers, writeSpecifiers } from '../model/specifiers.ts'
import { eventUrnSchema } from '../model/urn.ts'

/**
 * What the book understands, whichever feed it came from: the messages of a unified odds feed. Times are epoch milliseconds of the sender's clock; a message is
 * always about one event and comes from one producer. `requestId` is that of the recovery a message answers, else null.
 */
const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const producer = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const outcomeId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))

/** Specifiers in their canonical spelling. */
const specifiers = v.pipe(
  v.string(),
  v.check((text) => {
    const read = readSpecifiers(text)
    return read !== null && writeSpecifiers(read) === text
  }, 'specifiers are not in their canonical spelling'),
)
const line = { market: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), specifiers }

const priceSchema = v.pipe(
  v.number(),
  v.check((input) => Number.isSafeInteger(input) && input > 1000, 'not a price in thousandths'),
  v.transform((input): Price => price(input)),
)

/** `seq` numbers the messages of one time, where a feed counts coarsely; absent: 0. */
const about = { producer, event: eventUrnSchema, at: time, seq: v.exactOptional(whole), requestId: v.nullable(whole) }

export const phases = [
  'notStarted',
  'firstHalf',
  'break',
  'secondHalf',
  'extraTime',
  'penalties',
  'part1',
  'part2',
  'part3',
  'part4',
  'part5',
  'part6',
  'part7',
  'part8',
  'part9',
  'ended',
  'endedAfterExtraTime',
  'endedAfterPenalties',
  'other',
] as const
/** The part of play; `part1` … are sets, quarters, thirds, innings or maps. */
export type Phase = (typeof phases)[number]

const ofSides = v.strictObject({ home: whole, away: whole })

const side = v.picklist(['home', 'away'])

/** Parts that have begun, in order, each with its own score, and what stands inside the last one (`markets/match.ts`); null between parts and where no sport has it. */
const inParts = v.strictObject({
  scores: v.pipe(v.array(ofSides), v.minLength(1), v.maxLength(mostParts), v.readonly()),
  within: v.nullable(
    v.strictObject({
      serving: v.nullable(side),
      points: v.nullable(ofSides),
      batting: v.nullable(side),
      outs: v.pipe(whole, v.maxValue(2)),
      bases: v.pipe(v.strictTuple([v.boolean(), v.boolean(), v.boolean()]), v.readonly()),
    }),
  ),
})
export type InParts = v.InferOutput<typeof inParts>

/** Score and state of the event; a field a feed does not send is null and leaves what was known. */
const eventState = v.strictObject({
  status: v.nullable(v.picklist(eventStatuses)),
  phase: v.nullable(v.picklist(phases)),
  score: v.nullable(ofSides),
  /** Players sent off, also by a second yellow card. */
  redCards: v.optional(v.nullable(ofSides), null),
  /** Playing time since the start, the stoppage time of the current half included: 47:13 in a first half is 2833, and the second begins at 2700. */
  clockSeconds: v.optional(v.nullable(whole), null),
  parts: v.exactOptional(inParts),
})
export type EventState = v.InferOutput<typeof eventState>

export const cashOutStatuses = ['available', 'unavailable', 'closed'] as const

/** Statuses a producer gives a market with its prices; `settled` and `cancelled` come by their own messages only. */
export const offerStatuses = ['active', 'suspended', 'inactive', 'handedOver'] as const

const oddsOutcome = v.strictObject({
  id: outcomeId,
  price: v.nullable(priceSchema),
  active: v.boolean(),
  /** The producer's own probability; null where it sends none. */
  probability: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
})

const oddsMarket = v.strictObject({
  ...line,
  status: v.picklist(offerStatuses),
  favourite: v.boolean(),
  cashOut: v.nullable(v.picklist(cashOutStatuses)),
  outcomes: v.array(oddsOutcome),
})

export const outcomeResults = ['won', 'lost', 'void', 'halfWon', 'halfLost', 'undecided'] as const

const settledOutcome = v.strictObject({
  id: outcomeId,
  result: v.picklist(outcomeResults),
  /** The share of the stake that plays on after a dead heat, as its feed writes it (`0.5`); null without one. */
  deadHeat: v.nullable(v.pipe(v.string(), v.regex(/^0\.\d{1,12}$/))),
})

const voidReason = v.nullable(whole)
const settledMarket = v.strictObject({
  ...line,
  voidReason,
  outcomes: v.pipe(v.array(settledOutcome), v.minLength(1)),
  /** Other outcomes of the line are still to come: it is not settled as a whole. */
  isPart: v.exactOptional(v.boolean()),
})
const bareLine = v.strictObject(line)
const cancelledLine = v.strictObject({ ...line, voidReason })
const markets = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.minLength(1))

/** Bets accepted from `from` on and before `to`; null is open on that side, and both null mean every bet, which closes the market. */
const voidWindow = v.strictObject({ from: v.nullable(time), to: v.nullable(time) })
export type VoidWindow = v.InferOutput<typeof voidWindow>

export const changeTypes = ['new', 'dateTime', 'cancelled', 'format', 'coverage', 'pitcher', 'other'] as const

export const messageSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('oddsChange'),
    ...about,
    state: v.nullable(eventState),
    markets: v.array(oddsMarket),
  }),
  v.pipe(
    v.strictObject({
      type: v.literal('betStop'),
      ...about,
      /** Groups of markets; one that no market definition knows stops the whole event. */
      groups: v.array(v.pipe(v.string(), v.regex(/^[a-z0-9_]+$/))),
      /** Single lines, or with null every line of a market; beside groups, or in place of them. */
      lines: v.exactOptional(v.array(v.strictObject({ market: line.market, specifiers: v.nullable(specifiers) }))),
      status: v.picklist(['suspended', 'inactive']),
    }),
    v.check(({ groups, lines = [] }) => groups.length + lines.length > 0, 'stops nothing'),
  ),
  v.strictObject({
    type: v.literal('betSettlement'),
    ...about,
    /** 1: as the scout saw it. 2: confirmed; a confirmed result is not replaced by one of certainty 1. */
    certainty: v.picklist([1, 2]),
    markets: markets(settledMarket),
  }),
  v.strictObject({
    type: v.literal('settlementRollback'),
    ...about,
    markets: markets(bareLine),
  }),
  v.strictObject({
    type: v.literal('betCancel'),
    ...about,
    window: voidWindow,
    markets: markets(cancelledLine),
  }),
  v.strictObject({
    type: v.literal('cancelRollback'),
    ...about,
    window: voidWindow,
    markets: markets(bareLine),
  }),
  /** `startsAt` null: the start is as it was. */
  v.strictObject({
    type: v.literal('fixtureChange'),
    ...about,
    change: v.picklist(changeTypes),
    startsAt: v.nullable(time),
  }),
  /** `subscribed`: whether the producer sends more than this; if not, it waits for a recovery. */
  v.strictObject({ type: v.literal('alive'), producer, at: time, subscribed: v.boolean() }),
  v.strictObject({ type: v.literal('snapshotComplete'), producer, at: time, requestId: whole }),
])

/** Statements of messages about one market each: an adapter reads them one by one, so that one that cannot be read stops no other. */
export const marketSchemas = { oddsMarket, settledMarket, bareLine, cancelledLine }

export type Message = v.InferOutput<typeof messageSchema>
export type MessageOf<Type extends Message['type']> = Extract<Message, { type: Type }>
/** A message about one event. */
export type EventMessage = Exclude<Message, { type: 'alive' | 'snapshotComplete' }>
export type OddsMarket = MessageOf<'oddsChange'>['markets'][number]
export type OutcomeResult = (typeof outcomeResults)[number]

/** A market's line within its event, as a key: `18|total=2.5`. */
export const lineKey = (of: { readonly market: number; readonly specifiers: string }): string =>
  of.specifiers === '' ? `${of.market}` : `${of.market}|${of.specifiers}`

/** A state of which only the status is known. */
export const onlyStatus = (status: EventStatus): EventState => ({
  status,
  phase: null,
  score: null,
  redCards: null,
  clockSeconds: null,
})
