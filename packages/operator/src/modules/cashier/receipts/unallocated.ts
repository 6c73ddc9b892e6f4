import type { Currency } from '@andon/money'
import { house, refusalOf, type TransferDraft } from '@andon/operator/wallet'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'

/** Received money that no player is credited with: more than a deposit announced, or a transfer without a matching deposit. */
export interface Unallocated {
  /** Id of the deposit or the receipt, the transfer's key. */
  readonly id: string
  readonly supplier: string
  readonly amount: number
  readonly currency: Currency
  /** The player of a deposit; absent for a receipt. */
  readonly playerId?: string
}

export const unallocated = (supplier: string) => house(`unallocated/${supplier}`)

/** Posted as soon as it is reported: the supplier holds it for us, and we owe it to the payer. */
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

export function postReceipt(deps: Deps, tx: Tx, money: Unallocated): Promise<void> {
  return post(deps, tx, [receiptOf(money)])
}

/** The supplier sends it back to the payer. The receipt is posted before it; if it exists already, that changes nothing. */
export function sendBack(deps: Deps, tx: Tx, money: Unallocated): Promise<void> {
  const receipt = receiptOf(money)
  const legs = receipt.legs.map(({ account, amount }) => ({ account, amount: -amount }))
  return post(deps, tx, [receipt, { ...receipt, key: `receiptReturn/${money.id}`, kind: 'receiptReturn', legs }])
}

async function post({ wallet }: Deps, tx: Tx, drafts: readonly TransferDraft[]): Promise<void> {
  for (const outcome of await wallet.postBatch(tx, drafts)) if (outcome.status === 'refused') throw refusalOf(outcome)
}
