import type { WalletRequest } from '@andon/contract/wallet-api'
import type { StoredBet } from '../store/bets.ts'
import type { Deps } from '../store/deps.ts'
import type { DuePayment } from '../store/payments.ts'
import { playDetailsOf } from './play-details.ts'

type Code = Pick<Deps, 'supplierCode'>

/** One bet is one round, with the bets that replaced it. Ids follow from the bet's, so that every retry is the same request, byte for byte. */
const about = ({ supplierCode }: Code, { playerId, id, round }: Pick<StoredBet, 'playerId' | 'id' | 'round'>) => ({
  roundId: round ?? id,
  playerId,
  gameCode: supplierCode,
})

const stakeTransaction = (id: string) => `${id}.bet`

/** Asks for nothing where the bet replaces another one of its round: the wallet then checks its player like any who bets. */
export function stakeRequest(deps: Code, bet: StoredBet): WalletRequest<'bet'> {
  const { id, walletSession, currency, replaces } = bet
  const stake = replaces === null ? bet.stake : 0
  const freeBets = replaces === null ? bet.freeBets : null
  return {
    ...about(deps, bet),
    transactionId: stakeTransaction(id),
    sessionToken: walletSession,
    amount: stake,
    currency,
    ...(freeBets === null ? {} : { freeBets }),
    details: playDetailsOf(bet),
  }
}

export function returnRequest(deps: Code, bet: StoredBet): WalletRequest<'rollback'> {
  const { id, currency } = bet
  return {
    ...about(deps, bet),
    transactionId: `${id}.rollback`,
    betTransactionId: stakeTransaction(id),
    currency,
  }
}

export function winRequest(deps: Code, payment: DuePayment): WalletRequest<'win'> {
  const { playerId, betId, number, amount, currency, round, roundClosed, details } = payment
  return {
    ...about(deps, { playerId, id: betId, round }),
    transactionId: `${betId}.${number}`,
    betTransactionId: stakeTransaction(betId),
    amount,
    currency,
    roundClosed,
    ...(details && { details }),
  }
}

export function adjustRequest(
  deps: Code,
  payment: DuePayment & { reason: 'resettled' | 'cancelled' },
): WalletRequest<'adjust'> {
  const { playerId, betId, number, paid, currency, round, reason, details } = payment
  return {
    ...about(deps, { playerId, id: betId, round }),
    transactionId: `${betId}.${number}`,
    betTransactionId: stakeTransaction(betId),
    paid,
    currency,
    reason,
    ...(details && { details }),
  }
}
