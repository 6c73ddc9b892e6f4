import { createHash } from 'node:crypto'
import type { WalletCall, WalletRequest } from '@andon/contract/wallet-api'
import { tokenHash } from '@andon/operator/catalogue'
import type { MoneyCall } from './domain/stored.ts'

/**
 * A bet of the wallet API, or of an aggregator, whose bet may close its round at once, as lost. `ofFeature`: a bet of 0 that an aggregator sends for a feature
 * of its game, which has no word for it.
 */
export type BetRequest = WalletRequest<'bet'> & { readonly roundClosed?: boolean; readonly ofFeature?: true }

/** Likewise, a rollback after which no more of the round follows. */
export type RollbackRequest = WalletRequest<'rollback'> & { readonly roundClosed?: boolean }

/** The common internal form of bets, wins and rollbacks. */
export function betCall(supplier: string, request: BetRequest): MoneyCall {
  const { sessionToken, roundClosed = false, ...rest } = request
  return {
    ...rest,
    call: 'bet',
    supplier,
    betTransactionId: null,
    roundClosed,
    sessionHash: tokenHash(sessionToken),
    payloadHash: payloadHash('bet', request),
  }
}

export function winCall(supplier: string, request: WalletRequest<'win'>): MoneyCall {
  return { ...request, call: 'win', supplier, sessionHash: null, payloadHash: payloadHash('win', request) }
}

/** A bet with the win that closes its round. Both carry the hash of the whole call, so neither is confused with one that came alone. */
export function roundCall(supplier: string, request: WalletRequest<'round'>): MoneyCall {
  const { sessionToken, winTransactionId, win, details, contributions, jackpot, ...rest } = request
  const both = { supplier, payloadHash: payloadHash('round', request) }
  const { roundId, playerId, gameCode, currency } = request
  return {
    ...rest,
    ...both,
    call: 'bet',
    betTransactionId: null,
    roundClosed: false,
    details,
    contributions,
    sessionHash: tokenHash(sessionToken),
    win: {
      ...both,
      call: 'win',
      transactionId: winTransactionId,
      betTransactionId: request.transactionId,
      roundId,
      playerId,
      gameCode,
      currency,
      amount: win,
      sessionHash: null,
      roundClosed: true,
      jackpot,
    },
  }
}

export function adjustCall(supplier: string, request: WalletRequest<'adjust'>): MoneyCall {
  const { paid, reason, ...rest } = request
  return {
    ...rest,
    call: 'adjust',
    supplier,
    amount: paid,
    sessionHash: null,
    roundClosed: true,
    cancels: reason === 'cancelled',
    payloadHash: payloadHash('adjust', request),
  }
}

export function rollbackCall(supplier: string, request: RollbackRequest): MoneyCall {
  return {
    ...request,
    call: 'rollback',
    supplier,
    amount: 0,
    roundClosed: request.roundClosed ?? false,
    sessionHash: null,
    payloadHash: payloadHash('rollback', request),
  }
}

/** Hashes the parsed fields in a fixed order, so that white space and field order do not matter. */
function payloadHash(call: WalletCall, request: object): Buffer {
  const fields = Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([call, fields]))
    .digest()
}
