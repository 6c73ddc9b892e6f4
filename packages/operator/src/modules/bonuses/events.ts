import type { Fact } from '@andon/platform/outbox'
import type { Bonus } from './domain/bonus.ts'

export function bonusGranted({ id, playerId, programme, currency, bonusAmount, tiedDeposit, state }: Bonus): Fact {
  const data = { bonusId: id, playerId, programme, currency, bonusAmount, tiedDeposit, state }
  return { name: 'bonuses.BonusGranted', key: playerId, data }
}

export function bonusEnded({ id, playerId, programme, currency, state, converted, returned, forfeited }: Bonus): Fact {
  const data = { bonusId: id, playerId, programme, currency, state, converted, returned, forfeited }
  return { name: 'bonuses.BonusEnded', key: playerId, data }
}
