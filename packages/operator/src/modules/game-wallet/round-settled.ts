import type { Fact } from '@andon/platform/facts'
import type { StoredRound } from './domain/stored.ts'

/** `catalogue.RoundSettled`: a round is over; `staked` and `won` are its sums in minor units. */
export function roundSettled({ supplier, playerId, roundId, gameCode, currency, staked, won }: StoredRound): Fact {
  return {
    name: 'catalogue.RoundSettled',
    key: playerId,
    data: { supplier, playerId, roundId, gameCode, currency, staked, won },
  }
}
