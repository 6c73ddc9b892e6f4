import type { Fact } from '@andon/platform/outbox'
import type { Deposit } from './store/deposits.ts'

/** The money is in the player's real cash. */
export function depositApproved({ id, playerId, amount, currency, changedAt }: Deposit): Fact {
  const data = { depositId: id, playerId, amount, currency, at: changedAt.toString() }
  return { name: 'cashier.DepositApproved', key: playerId, data }
}

/** It came to nothing: declined, never confirmed, or the supplier could not be asked. */
export function depositDeclined({ id, playerId, amount, currency, reason, changedAt }: Deposit): Fact {
  const data = { depositId: id, playerId, amount, currency, reason, at: changedAt.toString() }
  return { name: 'cashier.DepositDeclined', key: playerId, data }
}
