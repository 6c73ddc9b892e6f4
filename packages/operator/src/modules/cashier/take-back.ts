import { house, pocket, refusalOf, type TransferDraft } from '@andon/operator/wallet'
import { assert, type Tx } from '@andon/platform/sql'
import { creditedAmount } from './deposit-view.ts'
import type { Deps } from './deps.ts'
import { depositChargedBack } from './events.ts'
import type { Deposit } from './store/deposits.ts'

/**
 * Takes a chargeback out of the player's real cash, down to zero; the rest is posted as a receivable. Neither a later deposit nor a win pays it off:
 * an operator settles it with the player. The bonus of the deposit ends; another bonus keeps its money.
 */
export async function takeBack({ wallet, bonuses, outbox }: Deps, tx: Tx, deposit: Deposit): Promise<void> {
  await bonuses.revokeForDeposit(tx, { depositId: deposit.id, playerId: deposit.playerId })
  const amount = creditedAmount(deposit)
  const [whole] = await wallet.postBatch(tx, [transfer(deposit, { amount, taken: amount })])
  assert(whole, 'one outcome for each draft')
  if (whole.status !== 'refused') return outbox.write(tx, [depositChargedBack(deposit, { owed: 0 })])
  if (whole.code !== 'INSUFFICIENT_FUNDS') throw refusalOf(whole)
  // The first attempt has locked the account, so its balance is still the one reported.
  const taken = whole.balances?.realCash ?? 0
  const [rest] = await wallet.postBatch(tx, [transfer(deposit, { amount, taken })])
  if (rest?.status === 'refused') throw refusalOf(rest)
  await outbox.write(tx, [depositChargedBack(deposit, { owed: amount - taken })])
}

function transfer(
  { id, playerId, supplier, currency }: Deposit,
  { amount, taken }: { amount: number; taken: number },
): TransferDraft {
  const legs = [
    { account: pocket(playerId, 'realCash'), amount: -taken },
    { account: house(`receivables/${supplier}`), amount: taken - amount },
    { account: house(`payments/${supplier}`), amount },
  ]
  return {
    key: `chargeback/${id}`,
    kind: 'chargeback',
    currency,
    playerId,
    reference: id,
    legs: legs.filter((leg) => leg.amount !== 0),
  }
}
