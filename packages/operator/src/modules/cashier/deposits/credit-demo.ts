import { house, pocket } from '@andon/operator/wallet'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { insertDemoDeposit } from '../store/demo-deposit.ts'

const key = 'demo-credit'

/**
 * Play money for the sandbox's demo player, in the account's currency, as a deposit by the sandbox's card supplier: it counts for limits, net deposits and the day's
 * figures like any other. No card stands for it, so that it may be withdrawn to any. A repeated call with the same amount credits nothing more.
 */
export async function creditDemo(
  { wallet, limits, clock, newId }: Pick<Deps, 'wallet' | 'limits' | 'clock' | 'newId'>,
  tx: Tx,
  { playerId, site, amount }: { playerId: string; site: string; amount: number },
): Promise<void> {
  const { currency } = await wallet.balances(tx, playerId)
  const { replayed } = await wallet.post(tx, {
    key,
    kind: 'deposit',
    currency,
    playerId,
    reference: key,
    legs: [
      { account: pocket(playerId, 'realCash'), amount },
      { account: house('payments/sandbox'), amount: -amount },
    ],
  })
  if (replayed) return
  const deposit = { id: newId('dep', playerId), playerId, amount, currency }
  await insertDemoDeposit(tx, { ...deposit, site, supplier: 'sandbox', key, at: clock.now() })
  await limits.recordDeposit(tx, { depositId: deposit.id, playerId, amount, currency })
}
