import { Refusal } from '@andon/contract'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { earnedBy, wayOf } from './domain/offer.ts'
import { findOffer } from './find-offer.ts'
import { insertPromise, lockGrants } from './store/deposits.ts'

export interface DepositPromise {
  readonly depositId: string
  readonly playerId: string
  readonly site: string
  readonly amount: number
  readonly bonusCode: string
}

/** Called before a player pays; refuses a code that is not valid for this deposit. Stores the promised programme with the deposit's id. */
export async function promiseForDeposit(deps: Deps, tx: Tx, asked: DepositPromise): Promise<void> {
  const { depositId, playerId, amount } = asked
  await lockGrants(tx, playerId)
  const { programme } = await findOffer(deps, tx, asked)
  const { reward } = programme.terms
  if (wayOf(reward) !== 'deposit') throw new Refusal('BONUS_UNKNOWN', { field: 'bonusCode' })
  if (!earnedBy(reward, amount)) {
    const params = 'minDeposit' in reward ? { minDeposit: reward.minDeposit } : {}
    throw new Refusal('BONUS_NEEDS_DEPOSIT', { field: 'amount', params })
  }
  await insertPromise(tx, { depositId, playerId, programme: programme.code })
}
