import type { Currency } from '@andon/money'
import { afterCommit, type Tx } from '@andon/platform/sql'
import { isHouse } from './domain/chart.ts'
import type { Transfer } from './domain/transfer.ts'
import { openHouseAccount } from './store/accounts.ts'

/** House accounts open in every shard just before their first transfer and never close, so this process remembers which are open. */
export function createHouseAccounts() {
  const seenOpen = new Set<string>()

  async function ensureOpen(tx: Tx, transfers: readonly Transfer[]): Promise<void> {
    const unseen = new Map<string, { holder: string; currency: Currency }>()
    for (const { currency, legs } of transfers) {
      for (const { holder } of legs) {
        const name = `${currency} ${holder}`
        if (isHouse(holder) && !seenOpen.has(name)) unseen.set(name, { holder, currency })
      }
    }
    for (const [name, account] of [...unseen].sort()) {
      await openHouseAccount(tx, account)
      afterCommit(tx, () => seenOpen.add(name))
    }
  }

  return { ensureOpen }
}
