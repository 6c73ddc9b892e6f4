import type { BoostTerms } from '../bet-rules/boost-terms.ts'
import type { LegState } from '../bet-rules/check-legs.ts'
import type { CancelWindow, Certainty, Withdrawal } from '../bet-rules/leg-facts.ts'
import type { Combines } from '../bet-rules/related-legs.ts'
import type { GradedOn } from '../markets/graded-on.ts'
import type { Names } from '../model/names.ts'
import type { Price } from '../model/price.ts'
import type { EventAbout, SelectionId } from '../model/selection.ts'
import type { LegOutcome } from '../settlement/leg-outcome.ts'

/** Offer of one selection at this moment. */
export interface SelectionNow {
  readonly selection: SelectionId
  readonly eventId: string
  readonly marketKey: string
  readonly outcome: string
  /** Null: not on offer. */
  readonly price: Price | null
  /** Event, market and outcome all take bets. */
  readonly open: boolean
  readonly inPlay: boolean
  /** How long a bet on it waits before it is checked again, in milliseconds. */
  readonly delayMs: number
  /** The rules of acceptance check a leg against it. */
  readonly state: LegState
  /** Full minutes of play, as last told; null before the start and without a clock. */
  readonly minute: number | null
  /** Our probability that it wins, from 0 to 1, for cash-outs; null where there is none. */
  readonly chance: number | null
  /** Says which other selections may be combined with it in a multiple. */
  readonly combines: Combines
  readonly names: { readonly event: Names; readonly market: Names; readonly outcome: Names }
  /** Null where nobody has described the event. */
  readonly about: EventAbout | null
  /** Number of the last message about the event: greater with every message, also after a restart. For quotes of cash-outs. */
  readonly sequence: number
}

/** The price of selections of one event that must all win, and our probability of it; or why they have none. MARKET_SUSPENDED: it is not computed yet, by what the feed says now. */
export type BuilderPrice =
  | { readonly price: Price; readonly chance: number }
  | {
      readonly refused: 'NO_JOINT_PRICE' | 'LEGS_CONTRADICT' | 'LEG_RETURNS_STAKE' | 'MARKET_SUSPENDED'
      /** The place of the selection at fault among those that were asked; null where it is not one alone. */
      readonly part: number | null
    }

/** Whom a joint price is computed for: bets come first. */
export type Urgency = 'quote' | 'bet'

/** The terms on which a selection is bet each way. */
export interface EachWayNow {
  /** The selection that decides the place. */
  readonly place: SelectionId
  /** Part of the winnings that a place pays, as `1/5`. */
  readonly placeFraction: string
  readonly places: number
}

/** A better price of a selection, by staff or by the schedule of the day. */
export interface BoostNow {
  readonly price: Price
  /** Epoch milliseconds; null: until the start. */
  readonly untilMs: number | null
  /** Most that a player may stake at it in all, in minor units. */
  readonly mostStake: number
  /** Number of the boost: stakes are counted by it. */
  readonly order: number
}

/** The book's offer now: bets are placed on it. */
export interface Offer {
  /** Null: the event, the market or the outcome is unknown. */
  selection(id: SelectionId): SelectionNow | null
  /** Price of two selections or more, by what the feed says now and never by what it said before. Those of several events have no joint price. */
  joint(ids: readonly SelectionId[]): BuilderPrice
  /** Computes what `joint` answers, beside the event loop. Resolves also when it could not be computed; never rejects. */
  computeJoint(ids: readonly SelectionId[], urgency: Urgency): Promise<void>
  /** Null: it is not bet each way. */
  eachWay(id: SelectionId): EachWayNow | null
  /** For singles; null: it has no better price now. */
  boost(id: SelectionId): BoostNow | null
  /** On which terms the winnings of multiples are boosted now. */
  multipleBoosts(): BoostTerms
}

interface AboutSelection {
  readonly selection: SelectionId
  readonly eventId: string
  /** Number of the message about the event that it came from. */
  readonly sequence: number
}

/** A result that settles bets, one selection at a time. In the order of the feed; may come twice. */
export type ResultMessage = AboutSelection &
  (
    | {
        readonly kind: 'settlement'
        readonly outcome: LegOutcome
        readonly certainty: Certainty
        /** Null, or absent in what was stored before it was kept: only the result is known. */
        readonly graded?: GradedOn | null
      }
    | { readonly kind: 'rollBack' }
    | { readonly kind: 'cancel'; readonly window: CancelWindow }
    | { readonly kind: 'rollBackCancel'; readonly window: CancelWindow }
    | { readonly kind: 'withdrawal'; readonly withdrawal: Withdrawal }
    | { readonly kind: 'rollBackWithdrawal'; readonly runner: string }
  )
