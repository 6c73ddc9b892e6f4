import type { EventUrn } from '../model/urn.ts'

/** What staff have ordered. The log of actions has who and why. */
export type OrderBody =
  | { readonly kind: 'suspend'; readonly market: string | null; readonly suspended: boolean }
  /** In thousandths of the price. */
  | { readonly kind: 'margin'; readonly margin: number }
  | {
      readonly kind: 'boost'
      readonly market: string
      readonly outcome: string
      /** Null ends it. */
      readonly boost: Boost | null
    }
  | {
      readonly kind: 'limits'
      readonly market: string | null
      /** In minor units; null: as the next wider has it. */
      readonly volume: number | null
      readonly marketLiability: number | null
      readonly eventLiability: number | null
    }
  | {
      readonly kind: 'settle'
      readonly market: string
      readonly results: readonly {
        readonly outcome: string
        readonly result: 'won' | 'lost' | 'void' | 'halfWon' | 'halfLost'
      }[]
    }
  | { readonly kind: 'takeBack'; readonly market: string; readonly outcomes: readonly string[] }
  | {
      readonly kind: 'void'
      readonly market: string
      readonly outcomes: readonly string[]
      /** Epoch milliseconds; null is open on that side. */
      readonly fromMs: number | null
      readonly untilMs: number | null
      readonly takenBack: boolean
    }
  /** In thousandths of everybody's. */
  | { readonly kind: 'stakeFactor'; readonly player: string; readonly factor: number }
  | { readonly kind: 'voidBet'; readonly bet: string; readonly reason: string }

/** A better price for a selection, before the start of its event. */
export interface Boost {
  /** In thousandths. */
  readonly price: number
  /** Epoch milliseconds; null: until the start. */
  readonly untilMs: number | null
  /** What a player may stake at it in all, in minor units. */
  readonly mostStake: number
}

/** The boost of a selection, with the number of the order that made it. */
export interface OrderedBoost extends Boost {
  readonly order: number
}

export interface Order {
  readonly id: number
  /** Null: of the whole book, or of a bet. */
  readonly event: EventUrn | null
  readonly body: OrderBody
}

/** What staff have ordered about what is offered, after all their orders. */
export interface Trading {
  /** Of events without one of their own, in thousandths. */
  readonly margin: number
  readonly events: ReadonlyMap<EventUrn, EventTrading>
}

export interface EventTrading {
  readonly suspended: boolean
  readonly suspendedMarkets: ReadonlySet<string>
  /** Those that staff have settled themselves: they take no more bets until that is taken back. */
  readonly settledMarkets: ReadonlySet<string>
  /** Null: the book's. */
  readonly margin: number | null
  /** By market key and outcome, `18|total=2.5/12`. */
  readonly boosts: ReadonlyMap<string, OrderedBoost>
}

export const noOrders: Trading = { margin: 0, events: new Map() }
const asTheFeedSays: EventTrading = {
  suspended: false,
  suspendedMarkets: new Set(),
  settledMarkets: new Set(),
  margin: null,
  boosts: new Map(),
}

/** Trading after one more order; the same object where the order is about bets only. */
export function afterOrder(trading: Trading, { id, event, body }: Order): Trading {
  if (body.kind === 'margin' && event === null) return { ...trading, margin: body.margin }
  if (event === null || !isAboutOffer(body)) return trading
  const before = trading.events.get(event) ?? asTheFeedSays
  return { ...trading, events: new Map(trading.events).set(event, changed(before, body, id)) }
}

type OfferOrder = Extract<OrderBody, { kind: 'margin' | 'suspend' | 'boost' | 'settle' | 'takeBack' }>

/** Whether an order changes what is offered; the others are about bets only. */
export const isAboutOffer = (body: OrderBody): body is OfferOrder =>
  ['margin', 'suspend', 'boost', 'settle', 'takeBack'].includes(body.kind)

function changed(before: EventTrading, body: OfferOrder, order: number): EventTrading {
  if (body.kind === 'boost') {
    const boosts = new Map(before.boosts)
    const key = `${body.market}/${body.outcome}`
    if (body.boost) boosts.set(key, { ...body.boost, order })
    else boosts.delete(key)
    return { ...before, boosts }
  }
  if (body.kind === 'margin') return { ...before, margin: body.margin }
  if (body.kind === 'suspend') {
    if (body.market === null) return { ...before, suspended: body.suspended }
    return { ...before, suspendedMarkets: withMarket(before.suspendedMarkets, body.market, body.suspended) }
  }
  return { ...before, settledMarkets: withMarket(before.settledMarkets, body.market, body.kind === 'settle') }
}

function withMarket(markets: ReadonlySet<string>, market: string, isIn: boolean): ReadonlySet<string> {
  const others = [...markets].filter((one) => one !== market)
  return new Set(isIn ? [...others, market] : others)
}
