import type { EventNow } from '../book/event-now.ts'
import type { EventDescription } from '../feed/event-description.ts'
import { type EventRecord, type LineRecord, newEvent } from '../feed/event-record.ts'
import type { FeedContext } from '../feed/event-view.ts'
import { contestMarkets } from '../markets/contest.ts'
import type { EventStatus } from '../model/event-status.ts'
import { sportEntries } from '../model/hierarchy.ts'
import { price } from '../model/price.ts'
import { readSpecifiers, writeSpecifiers } from '../model/specifiers.ts'
import { type EventUrn, urn } from '../model/urn.ts'
import type { Special } from './special.ts'

/** Ids of specials begin with it, as those of a bought feed with its code. */
export const specialCode = 'special'
export const specialUrn = (key: string): EventUrn => urn('outright', `${specialCode}-${key}`)

/** A special is open, closed by its time and waiting for its result, settled, or void. */
export type SpecialState = 'open' | 'closed' | 'settled' | 'void'

export function stateOf({ outcomes, closesAtMs }: Special, nowMs: number): SpecialState {
  if (outcomes.every(({ isVoid }) => isVoid)) return 'void'
  if (outcomes.every(({ result }) => result !== null)) return 'settled'
  return nowMs >= closesAtMs ? 'closed' : 'open'
}

const statuses = {
  open: 'notStarted',
  closed: 'ended',
  settled: 'closed',
  void: 'cancelled',
} as const satisfies Record<SpecialState, EventStatus>

/** Each special as an event, by its state: another object only after an order, or once it is closed. */
const known = new WeakMap<Special, Map<SpecialState, EventNow>>()

/** A special as the book has its events. No producer has to be heard for it. */
export function specialNow(id: EventUrn, special: Special, nowMs: number): EventNow {
  const state = stateOf(special, nowMs)
  const states = known.get(special) ?? new Map<SpecialState, EventNow>()
  known.set(special, states)
  const before = states.get(state)
  if (before) return before
  const event: EventNow = {
    record: recordOf(id, special, state),
    description: descriptionOf(id, special),
    sequence: 2 * special.order + (state === 'open' ? 0 : 1), // closing comes without an order
    context: staffOnly,
  }
  states.set(state, event)
  return event
}

const staff = 1
const staffOnly: FeedContext = {
  isUp: () => true,
  time: 0, // the state of the special closes it
  groupsOf: (market) => contestMarkets.find(({ id }) => id === market)?.groups ?? [],
  isKnownGroup: () => true,
}

function recordOf(id: EventUrn, special: Special, state: SpecialState): EventRecord {
  const { order: at, closesAtMs, market: key } = special
  const start = { at, value: closesAtMs }
  return {
    ...newEvent(id),
    status: { at, value: statuses[state] },
    startsAt: start,
    firstStart: start,
    lines: { [key]: lineOf(special, state) },
  }
}

function lineOf({ market: key, order: at, outcomes }: Special, state: SpecialState): LineRecord {
  const [market = '', specifiers = ''] = key.split('|')
  const offered = outcomes.map(({ id, price: ordered, isVoid }) => [
    id,
    { at, price: ordered === null ? null : price(ordered), active: ordered !== null && !isVoid, probability: null },
  ])
  const results = outcomes.flatMap(({ id, result, deadHeat }) => (result ? [[id, { at, result, deadHeat }]] : []))
  return {
    market: Number(market),
    specifiers: writeSpecifiers(readSpecifiers(specifiers) ?? {}),
    offers: {
      [staff]: {
        at,
        favourite: true,
        cashOut: 'unavailable',
        status: state === 'open' ? 'active' : 'suspended',
        outcomes: Object.fromEntries(offered),
      },
    },
    scouted: null,
    confirmed: { completeAt: results.length === outcomes.length ? at : -1, results: Object.fromEntries(results) },
    rolledBackAt: -1,
    cancels:
      state === 'void' ? { '-': { at, window: { from: null, to: null }, isCancelled: true, voidReason: null } } : {},
  }
}

const name = { ja: 'スペシャル', en: 'Specials' }

function descriptionOf(id: EventUrn, special: Special): EventDescription | null {
  const sport = sportEntries.find(({ code }) => code === special.sport)
  if (!sport) return null
  const key = `${specialCode}-${sport.code.toLowerCase()}`
  const category = { id: urn('category', key), sport: sport.id, name }
  const own = id.slice(id.lastIndexOf(':') + 1)
  const tournament = {
    id: urn('tournament', special.tournament ? own : key),
    category: category.id,
    name: special.tournament ?? name,
  }
  return {
    event: {
      id,
      tournament: tournament.id,
      kind: 'special',
      name: special.name,
      competitors: [],
      startsAt: special.closesAtMs,
    },
    tournament,
    category,
    sport,
    players: [],
    outcomes: special.outcomes.map((outcome) => ({ id: outcome.id, name: outcome.name })),
  }
}
