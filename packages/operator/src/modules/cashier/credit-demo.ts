import { house, pocket, type Wallet } from '@andon/operator/wallet'
import type { Tx } from '@andon/platform/sql'

/** Play money for the sandbox's demo player, in the account's currency. A repeated call with the same amount credits nothing more. */
export async function creditDemo(
  wallet: Pick<Wallet, 'post' | 'balances'>,
  tx: Tx,
  { playerId, amount }: { playerId: string; amount: number },
): Promise<void> {
  const { currency } = await wallet.balances(tx, playerId)
  await wallet.post(tx, {
    key: 'demo-credit',
    kind: 'deposit',
    currency,
    playerId,
    reference: 'demo-credit',
    legs: [
      { account: pocket(playerId, 'realCash'), amount },
      { account: house('payments/sandbox'), amount: -amount },
    ],
  })
}
