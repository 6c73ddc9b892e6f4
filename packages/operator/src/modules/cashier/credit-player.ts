import { house, pocket, refusalOf } from '@andon/operator/wallet'
import type { Tx } from '@andon/platform/sql'
import { creditedAmount } from './deposit-view.ts'
import type { Deps } from './deps.ts'
import { depositApproved } from './events.ts'
import { markPaidFrom } from './store/accounts.ts'
import { markSaved } from './store/cards.ts'
import type { Deposit } from './store/deposits.ts'

type HouseAccount = ReturnType<typeof house>

/**
 * The money of a captured deposit, the bonus that was promised for it, and what follows. The transfer's key is the deposit. `from`: where it has been
 * on the books since it came; nowhere, if it is heard of only now.
 */
export async function creditPlayer(deps: Deps, tx: Tx, deposit: Deposit, from?: HouseAccount): Promise<void> {
  const { id, playerId, supplier, currency, cardId, accountId, saveCard, changedAt: at } = deposit
  const amount = creditedAmount(deposit)
  const weighed = { depositId: id, playerId, amount, currency }
  const bonus = await deps.bonuses.grantForDeposit(tx, weighed)
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
  for (const outcome of await deps.wallet.postBatch(tx, [own, ...bonus]))
    if (outcome.status === 'refused') throw refusalOf(outcome)
  await deps.limits.recordDeposit(tx, weighed)
  if (saveCard && cardId !== null) await markSaved(tx, { id: cardId, at })
  if (accountId !== null) await markPaidFrom(tx, { id: accountId, at })
  await deps.outbox.write(tx, [depositApproved(deposit)])
}
