import type { WalletRequest } from '@andon/contract/wallet-api'
import type { Deps } from '../deps.ts'
import type { Price } from '../price.ts'
import { fraction, writeDecimal } from '../settlement/fraction.ts'
import type { StoredBet } from '../store/bets.ts'
import { joinedLegs, wordsOfLeg } from '../store/joined-legs.ts'
import type { DuePayment } from '../store/payments.ts'

type Code = Pick<Deps, 'supplierCode'>

/** One bet is one round. Ids follow from the bet's, so that every retry is the same request, byte for byte. */
const about = ({ supplierCode }: Code, { playerId, id }: { playerId: string; id: string }) => ({
  roundId: id,
  playerId,
  gameCode: supplierCode,
})

/** Of a name in the player's history, so that the longest slip stays within the size of a call. */
const shownLetters = 60

const stakeTransaction = (id: string) => `${id}.bet`

export function stakeRequest(deps: Code, bet: StoredBet): WalletRequest<'bet'> {
  const { id, walletSession, stake, currency, legs, language, freeBets } = bet
  const selections = joinedLegs(legs).map((leg) => {
    const words = wordsOfLeg(leg)
    return {
      event: words.event[language].slice(0, shownLetters),
      market: words.market[language].slice(0, shownLetters),
      outcome: words.outcome[language].slice(0, shownLetters),
      odds: oddsText(leg.win.price),
    }
  })
  return {
    ...about(deps, bet),
    transactionId: stakeTransaction(id),
    sessionToken: walletSession,
    amount: stake,
    currency,
    ...(freeBets === null ? {} : { freeBets }),
    details: { selections },
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
  const { betId, number, amount, currency, roundClosed } = payment
  return {
    ...about(deps, { playerId: payment.playerId, id: betId }),
    transactionId: `${betId}.${number}`,
    betTransactionId: stakeTransaction(betId),
    amount,
    currency,
    roundClosed,
  }
}

export function adjustRequest(
  deps: Code,
  payment: DuePayment & { reason: 'resettled' | 'cancelled' },
): WalletRequest<'adjust'> {
  const { betId, number, paid, currency, reason } = payment
  return {
    ...about(deps, { playerId: payment.playerId, id: betId }),
    transactionId: `${betId}.${number}`,
    betTransactionId: stakeTransaction(betId),
    paid,
    currency,
    reason,
  }
}

const oddsText = (price: Price) => writeDecimal(fraction(price, 1000), 3)
