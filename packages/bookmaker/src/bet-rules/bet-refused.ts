import type { SelectionId } from '../model/selection.ts'
import type { BetRefusalCode } from './bet-refusals.ts'
import type { CounterOffer } from './check-legs.ts'

/** Why a bet was not accepted. `leg`: the selection at fault. `params`: values for the player's text, as the wallet stated them, or what is wrong with a slip. */
export interface BetRefused {
  readonly code: BetRefusalCode
  readonly leg: SelectionId | null
  readonly counterOffer: CounterOffer | null
  readonly params: Readonly<Record<string, string | number | boolean>>
}
