import type { BetRequest, OwnBet } from '../../shell/shared/shared-scene.ts'
import { autoOf, type Leave } from './leave.ts'

/** The state of one of the player's two bets. */
export interface BetSlot {
  readonly number: 1 | 2
  /** Waits for the next round. */
  queued: BetRequest | null
  /** Sent, and not answered yet. */
  request: BetRequest | null
  betId: string | null
  own: OwnBet | null
  leave: Leave | null
  isCashing: boolean
  notice: string
}

export const emptySlot = (number: 1 | 2): BetSlot => ({
  number,
  queued: null,
  request: null,
  betId: null,
  own: null,
  leave: null,
  isCashing: false,
  notice: '',
})

/** Another round begins; what waits for it stays, and so does what was said of the last one: it is read longer than a table rests. */
export function forgetRound(slot: BetSlot): void {
  Object.assign(slot, { betId: null, own: null, leave: null, isCashing: false })
}

/** Each slot with its bet, or null: by the bet's id, by what was sent, or else the first that is free. */
export function assigned(
  slots: readonly BetSlot[],
  bets: readonly OwnBet[],
): readonly (readonly [BetSlot, OwnBet | null])[] {
  const taken = new Map<BetSlot, OwnBet>()
  const free = (matches: (slot: BetSlot) => boolean) => slots.find((slot) => !taken.has(slot) && matches(slot))
  const known = bets.filter(({ id }) => slots.some(({ betId }) => betId !== null && betId === id))
  for (const bet of [...known, ...bets.filter((one) => !known.includes(one))]) {
    const slot =
      free(({ betId }) => betId !== null && betId === bet.id) ??
      free(({ request, betId }) => betId === null && request !== null && isSame(request, bet)) ??
      free(({ request, betId }) => betId === null && request === null) ??
      free(() => true)
    if (slot) taken.set(slot, bet)
  }
  return slots.map((slot) => [slot, taken.get(slot) ?? null] as const)
}

const isSame = ({ stake, choice }: BetRequest, bet: OwnBet): boolean =>
  stake === bet.stake && autoOf(choice) === autoOf(bet.choice)
