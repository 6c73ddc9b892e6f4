import { isHouse, pockets } from './chart.ts'
import type { Transfer } from './transfer.ts'

/** Transfers as the posting function reads them: parallel arrays that point at each other. Positions count from 1, as SQL does; 0 is none. */
export interface Batch {
  readonly accounts: { shard: number[]; holder: string[]; currency: string[] }
  /** For each transfer: the owner's account, the first transfer of the same owner and key, the last leg. */
  readonly ownerAccounts: number[]
  readonly sameAs: number[]
  readonly legEnds: number[]
  readonly legs: { account: number[]; pocket: number[]; amount: number[] }
}

export function toBatch(transfers: readonly Transfer[]): Batch {
  const accounts: Batch['accounts'] = { shard: [], holder: [], currency: [] }
  const legs: Batch['legs'] = { account: [], pocket: [], amount: [] }
  const batch: Batch = { accounts, ownerAccounts: [], sameAs: [], legEnds: [], legs }
  const places = new Map<string, number>()
  const firstByKey = new Map<string, number>()

  function place({ shard, currency }: Transfer, holder: string): number {
    const identity = `${shard} ${currency} ${holder}`
    const known = places.get(identity)
    if (known !== undefined) return known
    accounts.shard.push(shard)
    accounts.currency.push(currency)
    const added = accounts.holder.push(holder)
    places.set(identity, added)
    return added
  }

  transfers.forEach((transfer, index) => {
    const { owner, key } = transfer
    batch.ownerAccounts.push(isHouse(owner) ? 0 : place(transfer, owner))
    const identity = `${owner} ${key}`
    const first = firstByKey.get(identity) ?? index + 1
    firstByKey.set(identity, first)
    batch.sameAs.push(first)
    for (const leg of transfer.legs) {
      legs.account.push(place(transfer, leg.holder))
      legs.pocket.push(pockets.indexOf(leg.pocket) + 1)
      legs.amount.push(leg.amount)
    }
    batch.legEnds.push(legs.account.length)
  })
  return batch
}
