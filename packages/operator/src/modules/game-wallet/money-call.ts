import { createHash } from 'node:crypto'
import type { WalletRequest } from '@andon/contract/wallet-api'
import { tokenHash } from '@andon/operator/catalogue'
import type { MoneyCall } from './domain/stored.ts'

/** A bet of the wallet API, or of an aggregator, whose bet may close its round at once, as lost. */
export type BetRequest = WalletRequest<'bet'> & { readonly roundClosed?: boolean }

/** Likewise, a rollback after which no more of the round follows. */
export type RollbackRequest = WalletRequest<'rollback'> & { readonly roundClosed?: boolean }

/** The common internal form of bets, wins and rollbacks. */
export function betCall(supplier: string, request: BetRequest): MoneyCall {
  const { sessionToken, roundClosed = false, ...rest } = request
  return {
    ...rest,
    ...{ call: 'bet', supplier, betTransactionId: null, roundClosed },
    sessionHash: tokenHash(sessionToken),
    payloadHash: payloadHash('bet', request),
  }
}

export function winCall(supplier: string, request: WalletRequest<'win'>): MoneyCall {
  return { ...request, call: 'win', supplier, sessionHash: null, payloadHash: payloadHash('win', request) }
}

export function rollbackCall(supplier: string, request: RollbackRequest): MoneyCall {
  return {
    ...request,
    ...{ call: 'rollback', supplier, amount: 0, roundClosed: request.roundClosed ?? false, sessionHash: null },
    payloadHash: payloadHash('rollback', request),
  }
}

/** Hashes the parsed fields in a fixed order, so that white space and field order do not matter. */
function payloadHash(call: MoneyCall['call'], request: object): Buffer {
  const fields = Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([call, fields]))
    .digest()
}
