import { inPlayDelays } from '@andon/bookmaker'
import {
  apply,
  ourDefinitions as definitions,
  describeSimulated,
  type EventMessage,
  eventIn,
  feedContext,
  type MatchOffer,
} from '@andon/bookmaker/feed'
import { type LegResult, plainOutcome, price as priceOf, sports } from '@andon/bookmaker/rules'
import {
  checkedAgainAt,
  checkRequest,
  type EventNow,
  matchMessages,
  matchSnapshot,
  noMultipleBoosts,
  offerByEvent,
  pricesNow,
  settle,
  shownOffer,
} from '@andon/bookmaker/testing'
import { fraction } from '@andon/money/fraction'
import { readLine } from './read-line.ts'
import { openBook } from './repricing.ts'

/** What keeps a bet from being accepted at a price of before an event; each can be left out to see what it is worth. */
export interface Defences {
  /** A bet in play waits, and is checked again. */
  readonly delay: boolean
  /** An event suspends all lines until the new prices. */
  readonly stops: boolean
  /** A bet is accepted at the price of that moment, or refused where its player saw a better one. */
  readonly prices: boolean
}

export interface Pick {
  readonly key: string
  readonly outcome: string
  /** As its player saw it, in thousandths. */
  readonly price: number
}

export interface Accepted {
  readonly at: number
  readonly price: number
}

const stake = 10_000
/** Before the start, for what stands then to be known. */
const leadMs = 60_000

/** All that the feed says of a match from a minute before its start. */
export function messagesOf(offer: MatchOffer): readonly EventMessage[] {
  const from = offer.fixture.startsAt - leadMs
  return [...matchSnapshot(offer, from), ...matchMessages(offer, from, Number.POSITIVE_INFINITY)]
}

interface Told {
  readonly messages: readonly EventMessage[]
  readonly seed: string
  /** False: what suspends the lines is left out. */
  readonly stops: boolean
}
type StateAt = ReturnType<typeof statesOf>

/** One match as the book has it at every moment, with the product’s own acceptance of bets on it. */
export function matchBook({ fixture, timeline, players }: MatchOffer, told: Told) {
  const stateAt = statesOf(fixture, told)
  const picks = new Map<number, readonly Pick[]>()
  const end = timeline.frames.at(-1)?.match

  /** What can be bet on at a time, with its prices. */
  function picksAt(at: number): readonly Pick[] {
    const kept = picks.get(at)
    if (kept) return kept
    const now = stateAt(at)
    const shown = now && shownOffer(now)
    const found = (shown?.markets ?? []).flatMap(({ key, status, outcomes }) =>
      status !== 'active'
        ? []
        : outcomes.flatMap(({ id, price }) => (price === null ? [] : [{ key, outcome: id, price }])),
    )
    picks.set(at, found)
    return found
  }

  /** How an outcome ended; a bet on what has no result comes back. */
  function resultOf({ key, outcome }: Pick): LegResult {
    const line = readLine(key)
    const grades = end && line?.market.grade(end, line.specifiers, players)
    return grades?.[outcome] ?? 'void'
  }

  return {
    stake,
    picksAt,
    placeAt: (at: number, pick: Pick, defences: Defences) =>
      placeAt(stateAt, { event: fixture.id, at, pick, defences }),
    /** What a bet of `stake` on it pays at its price. */
    paidFor: (pick: Pick) =>
      settle(
        {
          stakePerLine: fraction(stake),
          system: { size: 1, folds: [1] },
          eachWay: false,
          legs: [{ id: 'leg', odds: fraction(pick.price, 1000), banker: false, placeFraction: null }],
        },
        new Map([['leg', plainOutcome(resultOf(pick))]]),
      ).paid,
  }
}
export type MatchBook = ReturnType<typeof matchBook>

/** Applies what the feed says of a match; returns the event at a time, with all messages of that moment. */
function statesOf(fixture: MatchOffer['fixture'], { messages, seed, stops }: Told) {
  const description = describeSimulated(seed)(fixture.id)
  const states: { readonly at: number; readonly now: EventNow }[] = []
  let book = openBook(fixture.startsAt - leadMs)
  for (const message of messages) {
    if (message.type === 'betStop' && !stops) continue
    book = apply(book, message, definitions).book
    const record = eventIn(book.events, fixture.id)
    if (!record) continue
    const now = { record, description, sequence: states.length, context: feedContext(book, definitions) }
    if (states.at(-1)?.at === message.at) states.pop()
    states.push({ at: message.at, now })
  }
  return (at: number): EventNow | null => {
    let [low, high] = [0, states.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((states[middle]?.at ?? 0) <= at) low = middle + 1
      else high = middle
    }
    return states[low - 1]?.now ?? null
  }
}

/** The book’s offer at a time. */
const offerAt = (stateAt: StateAt, at: number, defences: Defences) => ({
  ...offerByEvent({
    find: () => stateAt(at),
    delays: defences.delay ? inPlayDelays() : noDelays,
    builderPrices: { now: () => ({ refused: 'NO_JOINT_PRICE', part: null }), compute: async () => undefined },
    jointPrice: (computed) => computed,
  }),
  boost: () => null,
  multipleBoosts: () => noMultipleBoosts,
})

/** Asks for a single, as a page would that shows the score of now and the price that its player saw; checked again after its delay. Null: refused; else when, and the price that it pays. */
function placeAt(
  stateAt: StateAt,
  {
    event,
    at,
    pick: { key, outcome, price },
    defences,
  }: { readonly event: string; readonly at: number; readonly pick: Pick; readonly defences: Defences },
): Accepted | null {
  const selection = `${event}/${key}/${outcome}`
  const offered = offerAt(stateAt, at, defences)
  const seen = offered.selection(selection)
  if (!seen) return null
  const asked = { price: priceOf(price), score: seen.state.score, redCards: seen.state.redCards }
  const legs = [{ selection, together: [], asked, eachWay: null, banker: false }]
  const policy = defences.prices ? 'none' : 'any'
  const checked = checkRequest(offered, {
    requestId: 'bench-bet',
    legs,
    system: { type: 'single' },
    eachWay: false,
    boosts: false,
    stake,
    policy,
    freeBets: null,
    multipleBoost: 0,
  })
  if ('refused' in checked) return null
  const acceptedAt = checkedAgainAt(at, [checked.delayMs])
  const now = pricesNow(offerAt(stateAt, acceptedAt, defences), policy, { legs, eachWay: false, boosts: false })
  if ('refused' in now) return null
  return { at: acceptedAt, price: defences.prices ? (now.prices[0] ?? price) : price }
}

const noDelays = inPlayDelays(Object.fromEntries(sports.map((sport) => [sport, 0])))
