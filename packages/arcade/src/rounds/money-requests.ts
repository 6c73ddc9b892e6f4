import type { WalletRequest } from '@andon/contract/wallet-api'
import type { Currency } from '@andon/money'
import { contributionsOf, type JackpotDrawn, type JackpotTerms, meterName, winOf } from '../jackpots/terms.ts'

/** The data of a round for the wallet. Transaction ids are derived from the round's id, so that every retry is the same request, byte for byte. */
export interface RoundMoney {
  readonly id: string
  readonly owner: string
  readonly walletSession: string
  readonly gameCode: string
  readonly currency: Currency
  readonly stake: number
  /** Absent and null: it takes no part in jackpots. */
  readonly jackpotTerms?: JackpotTerms | null
}

/** A free round has the amount 0 and the id of its free rounds. */
export function betRequest(round: RoundMoney & { freeRoundsId: string | null }): WalletRequest<'bet'> {
  return {
    transactionId: `${round.id}.bet`,
    roundId: round.id,
    playerId: round.owner,
    sessionToken: round.walletSession,
    gameCode: round.gameCode,
    ...(round.freeRoundsId === null ? { amount: round.stake } : { amount: 0, freeRoundsId: round.freeRoundsId }),
    currency: round.currency,
    ...(round.jackpotTerms && { contributions: contributionsOf(round.jackpotTerms, round.stake) }),
  }
}

/** The stake and the win of a round that is decided when it begins. Its ids are those of a bet and its win, so a rollback meets either. */
export function roundRequest(round: RoundMoney & { win: number; freeRoundsId: string | null }): WalletRequest<'round'> {
  return { ...betRequest(round), winTransactionId: winRequest(round).transactionId, win: round.win }
}

/** A further stake of the round; `number` from 2. */
export function furtherBetRequest(
  round: RoundMoney,
  { number, amount }: { number: number; amount: number },
): WalletRequest<'bet'> {
  return {
    ...betRequest({ ...round, freeRoundsId: null, jackpotTerms: null }),
    transactionId: `${round.id}.bet.${number}`,
    amount,
  }
}

interface DecidedRound extends RoundMoney {
  readonly win: number
  readonly jackpot?: JackpotDrawn | null
  /** Its player did not act in time: the operator is told so with the win. Absent: no. */
  readonly finishedByRules?: boolean
}

/** The only win of the round, also after further stakes: it closes all its bets. */
export function winRequest(round: DecidedRound): WalletRequest<'win'> {
  const { jackpotTerms, jackpot } = round
  const prize = jackpotTerms && jackpot ? winOf(jackpotTerms, jackpot) : null
  return {
    transactionId: `${round.id}.win`,
    betTransactionId: `${round.id}.bet`,
    roundId: round.id,
    playerId: round.owner,
    gameCode: round.gameCode,
    amount: round.win,
    currency: round.currency,
    roundClosed: true,
    ...(round.finishedByRules && { finishedByRules: true }),
    ...(prize && { jackpot: { id: meterName(prize.pool, prize.level), amount: prize.amount } }),
  }
}

export function rollbackRequest(round: RoundMoney): WalletRequest<'rollback'> {
  return {
    transactionId: `${round.id}.rollback`,
    betTransactionId: `${round.id}.bet`,
    roundId: round.id,
    playerId: round.owner,
    gameCode: round.gameCode,
    currency: round.currency,
  }
}

export function furtherRollbackRequest(round: RoundMoney, number: number): WalletRequest<'rollback'> {
  const betTransactionId = `${round.id}.bet.${number}`
  return { ...rollbackRequest(round), transactionId: `${betTransactionId}.rollback`, betTransactionId }
}
