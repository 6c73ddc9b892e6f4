import type { Currency } from '@andon/money'
import { house, refusalOf, type TransferDraft } from '@andon/operator/wallet'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'

/** Money that came and that no player is credited with: more than a deposit announced, or a transfer that names none. */
export interface Unallocated {
  /** Of the deposit or the receipt: the key of what is posted. */
  readonly id: string
  readonly supplier: string
  readonly amount: number
  readonly currency: Currency
  /** Of a deposit. */
  readonly playerId?: string
}

export const unallocated = (supplier: string) => house(`unallocated/${supplier}`)

/** It is on the books from the moment it is heard of: the supplier holds it for us, and we owe it to somebody. */
export function receiptOf({ id, supplier, amount, currency, playerId }: Unallocated): TransferDraft {
  return {
    key: `receipt/${id}`,
    kind: 'receipt',
    currency,
    ...(playerId === undefined ? {} : { playerId }),
    reference: id,
    legs: [
      { account: unallocated(supplier), amount },
      { account: house(`payments/${supplier}`), amount: -amount },
    ],
  }
}

export function book(deps: Deps, tx: Tx, came: Unallocated): Promise<void> {
  return post(deps, tx, [receiptOf(came)])
}

/** The supplier sends it back to the payer. Posted behind its receipt, which is there already. */
export function sendBack(deps: Deps, tx: Tx, came: Unallocated): Promise<void> {
  const receipt = receiptOf(came)
  const legs = receipt.legs.map(({ account, amount }) => ({ account, amount: -amount }))
  return post(deps, tx, [receipt, { ...receipt, key: `receiptReturn/${came.id}`, kind: 'receiptReturn', legs }])
}

async function post({ wallet }: Deps, tx: Tx, drafts: readonly TransferDraft[]): Promise<void> {
  for (const outcome of await wallet.postBatch(tx, drafts)) if (outcome.status === 'refused') throw refusalOf(outcome)
}
