import type { Currency } from '@andon/money'
import type { BetRefused } from '../bet-rules/bet-refused.ts'
import type { BetStatus } from '../bet-rules/bet-status.ts'
import type { Names } from '../model/names.ts'
import type { Price } from '../model/price.ts'
import type { EventAbout, SelectionId } from '../model/selection.ts'
import type { DeadHeat, LegOutcome } from '../settlement/leg-outcome.ts'
import type { MultipleBoost } from '../settlement/multiple-boost.ts'
import type { System } from '../settlement/systems.ts'
import type { StoredRule } from '../store/cash-out-rules.ts'

export interface LegView {
  readonly selection: SelectionId
  readonly eventId: string
  /** At which it is bet; while the bet waits for its delay, the price that was asked. */
  readonly price: Price
  readonly banker: boolean
  readonly names: SelectionNames
  /** Null for bets of before it was kept. */
  readonly about: EventAbout | null
  /** Selections that must win as well, at the joint price; empty for a single selection. */
  readonly together: readonly {
    readonly selection: SelectionId
    readonly names: SelectionNames
    readonly result: LegOutcome['result'] | null
    readonly decidedBy: Names | null
  }[]
  /** Part of the winnings that a place pays, as `1/5`; null but for bets each way. */
  readonly placeFraction: string | null
  /** It has the better price by staff. */
  readonly boosted: boolean
  /** Result of the whole leg; null while it is open. */
  readonly result: LegOutcome['result'] | null
  /** Basis on which the first selection was graded, such as the score; null while it is open, and where only the result is known. */
  readonly decidedBy: Names | null
  /** Part of the winnings that withdrawn runners take off, as `3/20`; null without one. */
  readonly rule4: string | null
  /** Dead heat of the whole leg; null without one. */
  readonly deadHeat: DeadHeat | null
}

interface SelectionNames {
  readonly event: Names
  readonly market: Names
  readonly outcome: Names
}

/** A bet as its player sees it. Money is in minor units. */
export interface BetView {
  readonly id: string
  /** The name that people use for it: eight characters that no other bet has, as they are stored. */
  readonly reference: string
  readonly status: BetStatus
  readonly placedAt: Temporal.Instant
  readonly acceptedAt: Temporal.Instant | null
  /** When a bet with a delay is checked again; null without one. */
  readonly delayedUntil: Temporal.Instant | null
  readonly currency: Currency
  readonly stake: number
  readonly system: System
  readonly lines: number
  readonly eachWay: boolean
  /** Free bets paid the whole stake. */
  readonly freeBets: boolean
  /** What a multiple adds to its winnings; null for a bet that adds nothing. `counts`: per cent for the legs that are not void; `adds`: minor units, of a settled bet what it was paid. */
  readonly multipleBoost: (MultipleBoost & { readonly counts: number; readonly adds: number }) | null
  /** Returns if every leg wins, beside the parts that are cashed out. */
  readonly mostReturns: number
  readonly cashedOut: number
  /** Stake that was not cashed out. */
  readonly openStake: number
  /** Paid to the player for it in all. */
  readonly paid: number
  /** The bet that it was before its player changed it, and the one that it became; null where there is none. */
  readonly replaces: string | null
  readonly replacedBy: string | null
  readonly refused: BetRefused | null
  readonly legs: readonly LegView[]
  /** Highest cash-out that a closed bet was offered, and until when; null where nobody asked for one. */
  readonly bestOffer: { readonly value: number; readonly expiresAt: Temporal.Instant } | null
  /** By which it is cashed out while the player is away, in the order in which they were made. */
  readonly rules: readonly StoredRule[]
}

/** `bet`: stored, in whatever state; `refused`: there is no bet. */
export type BetPlaced = { readonly bet: BetView } | { readonly refused: BetRefused }
