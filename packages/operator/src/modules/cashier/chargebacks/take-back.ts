import { house, pocket, refusalOf, type TransferDraft } from '@andon/operator/wallet'
import { assert, type Tx } from '@andon/platform/sql'
import { creditedAmount } from '../deposits/deposit-view.ts'
import type { Deps } from '../deps.ts'
import { depositChargedBack, depositData } from '../facts.ts'
import type { Deposit } from '../store/deposits.ts'

/**
 * Takes a chargeback out of the player's real cash, down to zero; the rest is posted as a receivable. Neither a later deposit nor a win pays it off:
 * an operator settles it with the player. The bonus of the deposit ends; another bonus keeps its money.
 */
export async function takeBack({ wallet, bonuses, facts }: Deps, tx: Tx, deposit: Deposit): Promise<void> {
  await bonuses.revokeForDeposit(tx, { depositId: deposit.id, playerId: deposit.playerId })
  const amount = creditedAmount(deposit)
  const [whole] = await wallet.postBatch(tx, [transfer(deposit, { amount, taken: amount })])
  assert(whole, 'one outcome for each draft')
  if (whole.status !== 'refused') return facts.write(tx, [chargedBack(deposit, { owed: 0 })])
  if (whole.code !== 'INSUFFICIENT_FUNDS') throw refusalOf(whole)
  // The first attempt has locked the account, so its balance is still the one reported.
  const taken = whole.balances?.realCash ?? 0
  const [rest] = await wallet.postBatch(tx, [transfer(deposit, { amount, taken })])
  if (rest?.status === 'refused') throw refusalOf(rest)
  await facts.write(tx, [chargedBack(deposit, { owed: amount - taken })])
}

const chargedBack = (deposit: Deposit, { owed }: { owed: number }) =>
  depositChargedBack({ key: deposit.playerId, data: { ...depositData(deposit), owed } })

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
