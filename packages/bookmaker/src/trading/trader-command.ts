import { type BoostTerms, usualMultipleBoosts } from '../bet-rules/boost-terms.ts'
import type { EventUrn } from '../model/urn.ts'
import { afterOrderOfSpecial, newSpecial, type Special, type SpecialTerms } from './special.ts'

/** A command of a trader. The log of actions has the account and the reason. */
export type CommandBody =
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
      readonly results: readonly OrderedResult[]
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
  /** A special of the event, which has nothing else. */
  | { readonly kind: 'special'; readonly special: SpecialTerms }
  | {
      readonly kind: 'prices'
      /** Prices of outcomes of a special, in thousandths; null takes one off. Outcomes that are not named keep theirs. */
      readonly prices: Readonly<Record<string, number | null>>
      /** Epoch milliseconds; null: as before. */
      readonly closesAtMs: number | null
    }
  | {
      readonly kind: 'withdraw'
      readonly market: string
      /** The runner; its bets are void. */
      readonly outcome: string
      readonly withdrawal: OrderedWithdrawal
      /** The runner is back in. */
      readonly takenBack: boolean
    }
  /** Of the whole book. */
  | { readonly kind: 'multipleBoosts'; readonly terms: BoostTerms }
  /** In thousandths of everybody's. */
  | { readonly kind: 'stakeFactor'; readonly player: string; readonly factor: number }
  | { readonly kind: 'voidBet'; readonly bet: string; readonly reason: string }

export interface OrderedResult {
  readonly outcome: string
  readonly result: 'won' | 'lost' | 'void' | 'halfWon' | 'halfLost'
  /** Dead heat of a winner: the number that tied, and the number of places. */
  readonly deadHeat?: { readonly tied: number; readonly places: number }
  /** Part of the winnings that is deducted, beside what withdrawals deduct, as `0.15`. */
  readonly rule4?: string
}

export interface OrderedWithdrawal {
  /** At which it was offered, in thousandths. */
  readonly price: number
  /** Bets on the others that were accepted before have the deduction. Epoch milliseconds. */
  readonly beforeMs: number
  readonly others: readonly string[]
}

/** A better price for a selection, before the start of its event. */
export interface Boost {
  /** In thousandths. */
  readonly price: number
  /** Epoch milliseconds; null: until the start. */
  readonly untilMs: number | null
  /** Most that a player may stake at it in all, in minor units. */
  readonly mostStake: number
}

/** The boost of a selection, with the number of the order that made it. */
export interface OrderedBoost extends Boost {
  readonly order: number
}

export interface TraderCommand {
  readonly id: number
  /** Null: of the whole book, or of a bet. */
  readonly event: EventUrn | null
  readonly body: CommandBody
}

/** Effect of all commands on the offer. */
export interface Trading {
  /** Margin of events without one of their own, in thousandths. */
  readonly margin: number
  /** Terms on which the winnings of multiples are boosted. */
  readonly multipleBoosts: BoostTerms
  readonly events: ReadonlyMap<EventUrn, EventTrading>
}

export interface EventTrading {
  readonly suspended: boolean
  readonly suspendedMarkets: ReadonlySet<string>
  /** Outcomes settled by staff: they take no bets until the settlement is taken back. */
  readonly settledMarkets: ReadonlySet<string>
  /** Null: the book's. */
  readonly margin: number | null
  /** By market key and outcome, `18|total=2.5/12`. */
  readonly boosts: ReadonlyMap<string, OrderedBoost>
  /** Runners that are out, by market key and outcome. */
  readonly withdrawn: ReadonlyMap<string, OrderedWithdrawal>
  /** The special of an event made by staff; null for an event of the feed. */
  readonly special: Special | null
}

export const noOrders: Trading = { margin: 0, multipleBoosts: usualMultipleBoosts, events: new Map() }
const asTheFeedSays: EventTrading = {
  suspended: false,
  suspendedMarkets: new Set(),
  settledMarkets: new Set(),
  margin: null,
  boosts: new Map(),
  withdrawn: new Map(),
  special: null,
}

/** Trading after one more order; the same object where the order changes nothing that is offered. */
export function afterOrder(trading: Trading, { id, event, body }: TraderCommand): Trading {
  if (body.kind === 'margin' && event === null) return { ...trading, margin: body.margin }
  if (body.kind === 'multipleBoosts') return { ...trading, multipleBoosts: body.terms }
  if (event === null) return trading
  const before = trading.events.get(event)
  if (body.kind === 'special') {
    if (before?.special) return trading // its key was given out
    const special = newSpecial(body.special, id)
    return { ...trading, events: new Map(trading.events).set(event, { ...(before ?? asTheFeedSays), special }) }
  }
  const special = before?.special ? afterOrderOfSpecial(before.special, body, id) : null
  if (!special && !isAboutOffer(body)) return trading
  const after = isAboutOffer(body) ? changed(before ?? asTheFeedSays, body, id) : (before ?? asTheFeedSays)
  return { ...trading, events: new Map(trading.events).set(event, { ...after, special }) }
}

type OfferOrder = Extract<CommandBody, { kind: 'margin' | 'suspend' | 'boost' | 'settle' | 'takeBack' | 'withdraw' }>

/** True if an order changes the offer of any event; the others are about bets, or about specials only. */
const isAboutOffer = (body: CommandBody): body is OfferOrder =>
  ['margin', 'suspend', 'boost', 'settle', 'takeBack', 'withdraw'].includes(body.kind)

function changed(before: EventTrading, body: OfferOrder, order: number): EventTrading {
  switch (body.kind) {
    case 'boost': {
      const boosts = new Map(before.boosts)
      const key = `${body.market}/${body.outcome}`
      if (body.boost) boosts.set(key, { ...body.boost, order })
      else boosts.delete(key)
      return { ...before, boosts }
    }
    case 'withdraw': {
      const withdrawn = new Map(before.withdrawn)
      const key = `${body.market}/${body.outcome}`
      if (body.takenBack) withdrawn.delete(key)
      else withdrawn.set(key, body.withdrawal)
      return { ...before, withdrawn }
    }
    case 'margin':
      return { ...before, margin: body.margin }
    case 'suspend':
      if (body.market === null) return { ...before, suspended: body.suspended }
      return { ...before, suspendedMarkets: withMarket(before.suspendedMarkets, body.market, body.suspended) }
    case 'settle':
    case 'takeBack':
      return { ...before, settledMarkets: withMarket(before.settledMarkets, body.market, body.kind === 'settle') }
  }
}

function withMarket(markets: ReadonlySet<string>, market: string, isIn: boolean): ReadonlySet<string> {
  const others = [...markets].filter((one) => one !== market)
  return new Set(isIn ? [...others, market] : others)
}
