import { isHouse, pockets } from './chart.ts'
import type { Transfer } from './transfer.ts'

/** Transfers in the form of the SQL posting function: parallel arrays with references by position, counted from 1; 0 is none. */
export interface Batch {
  /** In the order of locking: shard, holder, currency. */
  readonly accounts: { shard: number[]; holder: string[]; currency: string[] }
  /** For each transfer: the owner's account, the first transfer of the same owner and key, the last leg. */
  readonly ownerAccounts: number[]
  readonly sameAs: number[]
  readonly legEnds: number[]
  readonly legs: { account: number[]; pocket: number[]; amount: number[] }
}

export function toBatch(transfers: readonly Transfer[]): Batch {
  const { accounts, placeOf } = accountsOf(transfers)
  const legs: Batch['legs'] = { account: [], pocket: [], amount: [] }
  const batch: Batch = { accounts, ownerAccounts: [], sameAs: [], legEnds: [], legs }
  const firstByKey = new Map<string, number>()
  transfers.forEach((transfer, index) => {
    const { owner, key } = transfer
    batch.ownerAccounts.push(isHouse(owner) ? 0 : placeOf(transfer, owner))
    const identity = `${owner} ${key}`
    const first = firstByKey.get(identity) ?? index + 1
    firstByKey.set(identity, first)
    batch.sameAs.push(first)
    for (const leg of transfer.legs) {
      legs.account.push(placeOf(transfer, leg.holder))
      legs.pocket.push(pockets.indexOf(leg.pocket) + 1)
      legs.amount.push(leg.amount)
    }
    batch.legEnds.push(legs.account.length)
  })
  return batch
}

type Place = Pick<Transfer, 'shard' | 'currency'>

function accountsOf(transfers: readonly Transfer[]) {
  const found = new Map<string, { shard: number; holder: string; currency: string }>()
  const see = ({ shard, currency }: Place, holder: string) => {
    const name = lockName({ shard, currency }, holder)
    if (!found.has(name)) found.set(name, { shard, holder, currency })
  }
  for (const transfer of transfers) {
    if (!isHouse(transfer.owner)) see(transfer, transfer.owner)
    for (const { holder } of transfer.legs) see(transfer, holder)
  }
  const accounts: Batch['accounts'] = { shard: [], holder: [], currency: [] }
  const places = new Map<string, number>()
  for (const name of [...found.keys()].sort()) {
    const account = found.get(name)
    if (!account) continue
    accounts.shard.push(account.shard)
    accounts.currency.push(account.currency)
    places.set(name, accounts.holder.push(account.holder))
  }
  return { accounts, placeOf: (transfer: Place, holder: string) => places.get(lockName(transfer, holder)) ?? 0 }
}

/** The order of the accounts' primary key. */
function lockName({ shard, currency }: Place, holder: string): string {
  return `${shard < 10 ? '0' : ''}${shard} ${holder} ${currency}`
}
