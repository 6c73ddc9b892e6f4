import { type PlayerApi, Refusal } from '@andon/contract'
import type { Wallet } from '@andon/operator/wallet'
import type { Handler } from '@andon/platform/http'
import type { Runtime } from '@andon/platform/runtime'
import { openCursor, sealCursor } from './domain/cursor.ts'
import { kindsOf, typeOf } from './domain/transaction-types.ts'

const daysBack = { '7Days': 7, '90Days': 90, pastYear: 365 } as const

export function getTransactionHistory(
  { db, clock }: Runtime,
  { wallet }: { wallet: Pick<Wallet, 'history'> },
): Handler<PlayerApi['reports']['getTransactionHistory']> {
  return async ({ criteria: { range, types, cursor, limit } }, { session: { playerId } }) => {
    const before = cursor === undefined ? undefined : openCursor(playerId, cursor)
    if (before === null)
      throw new Refusal('FIELD_INVALID', { field: 'criteria.cursor', message: 'Not a cursor of ours' })
    const since = clock.now().subtract({ hours: 24 * daysBack[range] })
    // One line more than asked for tells whether there is a next page.
    const found = await wallet.history(db, { playerId, kinds: kindsOf(types), since, before, limit: limit + 1 })
    const page = found.slice(0, limit)
    const last = page.at(-1)
    return {
      success: true,
      transactions: page.map(({ id, kind, amount, currency, realCashAfter, at, reference }) => ({
        id,
        type: typeOf(kind),
        amount,
        currency,
        balanceAfter: realCashAfter,
        at: at.toString(),
        ...(reference === null ? {} : { reference }),
      })),
      ...(last && found.length > limit ? { nextCursor: sealCursor(playerId, last) } : {}),
    }
  }
}
