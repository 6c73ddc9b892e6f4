import { createHash } from 'node:crypto'
import type { WalletRequest } from '@andon/contract/wallet-api'
import { tokenHash } from '@andon/operator/catalogue'
import type { MoneyCall } from './domain/stored.ts'

/** The common internal form of bets, wins and rollbacks. */
export function betCall(supplier: string, request: WalletRequest<'bet'>): MoneyCall {
  const { sessionToken, ...rest } = request
  return {
    ...rest,
    ...{ call: 'bet', supplier, betTransactionId: null, roundClosed: false },
    sessionHash: tokenHash(sessionToken),
    payloadHash: payloadHash('bet', request),
  }
}

export function winCall(supplier: string, request: WalletRequest<'win'>): MoneyCall {
  return { ...request, call: 'win', supplier, sessionHash: null, payloadHash: payloadHash('win', request) }
}

export function rollbackCall(supplier: string, request: WalletRequest<'rollback'>): MoneyCall {
  return {
    ...request,
    ...{ call: 'rollback', supplier, amount: 0, roundClosed: false, sessionHash: null },
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
