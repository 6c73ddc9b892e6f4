import { house, pocket, refusalOf } from '@andon/operator/wallet'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { depositApproved, depositData } from '../facts.ts'
import { markPaidFrom } from '../store/accounts.ts'
import { markSaved } from '../store/cards.ts'
import { type Deposit, storeBonusOutcome } from '../store/deposits.ts'
import { creditedAmount } from './deposit-view.ts'

type HouseAccount = ReturnType<typeof house>

/**
 * Credits a captured deposit and the bonus promised for it. The transfer's key is the deposit's id. `from`: the account that holds the money since it
 * arrived; left out for money that arrives now. Returns the deposit with the outcome of its bonus.
 */
export async function creditPlayer(deps: Deps, tx: Tx, deposit: Deposit, from?: HouseAccount): Promise<Deposit> {
  const { id, playerId, supplier, currency, cardId, accountId, saveCard, changedAt: at } = deposit
  const amount = creditedAmount(deposit)
  const limited = { depositId: id, playerId, amount, currency }
  const { drafts, missed, bonusAmount } = await deps.bonuses.grantForDeposit(tx, limited)
  const credited =
    deposit.bonusCode === null
      ? deposit
      : { ...deposit, bonusGranted: missed === null, bonusMissedBecause: missed, bonusAmount }
  if (deposit.bonusCode !== null) await storeBonusOutcome(tx, credited)
  const own = {
    key: `deposit/${id}`,
    kind: 'deposit',
    currency,
    playerId,
    reference: id,
    legs: [
      { account: pocket(playerId, 'realCash'), amount },
      { account: from ?? house(`payments/${supplier}`), amount: -amount },
    ],
  } as const
  for (const outcome of await deps.wallet.postBatch(tx, [own, ...drafts]))
    if (outcome.status === 'refused') throw refusalOf(outcome)
  await deps.limits.recordDeposit(tx, limited)
  if (saveCard && cardId !== null) await markSaved(tx, { id: cardId, playerId, at })
  if (accountId !== null) await markPaidFrom(tx, { id: accountId, playerId, at })
  await deps.facts.write(tx, [depositApproved({ key: credited.playerId, data: depositData(credited) })])
  return credited
}
