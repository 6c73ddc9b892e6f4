import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { sealCursor } from './domain/cursor.ts'
import { kindsOf, typeOf } from './domain/transaction-types.ts'
import { readPlace } from './read-place.ts'
import { sinceOf } from './since-of.ts'

export function getTransactionHistory(deps: Deps): Handler<PlayerApi['reports']['getTransactionHistory']> {
  return async ({ criteria: { range, types, cursor, limit } }, { session: { playerId } }) => {
    const scope = { history: 'transactions', playerId }
    const place = readPlace(scope, cursor)
    const before = place && { at: place.at, number: wholeNumber(place.names[0]) }
    const since = await sinceOf(deps, playerId, range)
    // One line more than requested shows whether there is a next page.
    const wanted = { playerId, kinds: kindsOf(types), since, before, limit: limit + 1 }
    const found = await deps.wallet.history(deps.db, wanted)
    const page = found.slice(0, limit)
    const last = page.at(-1)
    return {
      success: true,
      since: since.toString(),
      transactions: page.map(({ id, kind, amount, currency, realCashAfter, at, reference }) => ({
        id,
        type: typeOf(kind),
        amount,
        currency,
        balanceAfter: realCashAfter,
        at: at.toString(),
        ...(reference === null ? {} : { reference }),
      })),
      ...(last && found.length > limit
        ? { nextCursor: sealCursor(scope, { at: last.at, names: [String(last.number)] }) }
        : {}),
    }
  }
}

/** A forged cursor can hold any id; it still finds only the caller's own lines. */
function wholeNumber(text = ''): number {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : 0
}
