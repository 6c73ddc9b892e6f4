import { houseHolder, pockets } from './chart.ts'
import type { Transfer } from './transfer.ts'

/** Transfers as the posting function reads them: parallel arrays. Positions count from 1, as SQL does; 0 is none. */
export interface Batch {
  /** Every house account touched and, for each player, all pockets in the chart's order. */
  readonly accounts: { shard: number[]; holder: string[]; name: string[]; currency: string[] }
  /** For each transfer: where its player's first pocket stands, the first transfer of the same owner and key, its last leg. */
  readonly pocketsAt: number[]
  readonly sameAs: number[]
  readonly legEnds: number[]
  readonly legAccounts: number[]
  readonly legAmounts: number[]
}

export function toBatch(transfers: readonly Transfer[]): Batch {
  const accounts: Batch['accounts'] = { shard: [], holder: [], name: [], currency: [] }
  const places = new Map<string, number>()
  const firstByKey = new Map<string, number>()
  const batch: Batch = { accounts, pocketsAt: [], sameAs: [], legEnds: [], legAccounts: [], legAmounts: [] }

  function place({ shard, currency }: Transfer, holder: string, name: string): number {
    const identity = `${shard} ${holder} ${name} ${currency}`
    const known = places.get(identity)
    if (known !== undefined) return known
    accounts.shard.push(shard)
    accounts.holder.push(holder)
    accounts.name.push(name)
    accounts.currency.push(currency)
    places.set(identity, accounts.name.length)
    return accounts.name.length
  }

  transfers.forEach((transfer, index) => {
    const { owner, key, legs } = transfer
    const mine = owner === houseHolder ? [] : pockets.map((pocket) => place(transfer, owner, pocket))
    batch.pocketsAt.push(mine[0] ?? 0)
    const sameKey = `${owner} ${key}`
    if (!firstByKey.has(sameKey)) firstByKey.set(sameKey, index + 1)
    batch.sameAs.push(firstByKey.get(sameKey) ?? 0)
    for (const leg of legs) {
      batch.legAccounts.push(place(transfer, leg.holder, leg.account))
      batch.legAmounts.push(leg.amount)
    }
    batch.legEnds.push(batch.legAccounts.length)
  })
  return batch
}
