import type { Fact } from '@andon/platform/facts'
import type { HeldRound } from './domain/held.ts'

/** `catalogue.RoundSettled`: a round is over; `staked` and `won` are its sums in minor units. */
export function roundSettled({ supplier, playerId, roundId, gameCode, currency, staked, won }: HeldRound): Fact {
  return {
    name: 'catalogue.RoundSettled',
    key: playerId,
    data: { supplier, playerId, roundId, gameCode, currency, staked, won },
  }
}
