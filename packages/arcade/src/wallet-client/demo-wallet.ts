import type { WalletCall, WalletRequest } from '@andon/contract/wallet-api'
import { type Currency, currencyCodes } from '@andon/money'
import type { Db } from '@andon/platform/sql'
import type { WalletPort, WalletResult } from '@andon/platform/wallet-client'
import { betState, findDemoBalance, payOut, returnStake, takeStake } from '../store/demo-balances.ts'

/** Fun credits look like this currency: a demo session has no account. */
export const demoCurrency: Currency = currencyCodes[0]

const startingBalances: Record<Currency, number> = { JPY: 100_000 }

/** Starting balance of a demo session, in fun credits. */
export const startingDemoBalance = startingBalances[demoCurrency]

type DemoCall = Exclude<
  WalletCall,
  | 'authenticate'
  | 'adjust'
  | 'moveJackpot'
  | 'liveTables'
  | 'jackpotMeters'
  | 'sportRounds'
  | 'shownRound'
  | 'raceSeeds'
  | 'raceProof'
>

/**
 * The wallet of demo play, with fun credits. It has the same money effects as the operator's wallet, so that demo rounds run the same code as real ones.
 * Its player is the demo session.
 */
export function createDemoWallet(db: Db): WalletPort {
  const balanceOf = async (owner: string) => ({
    balance: (await findDemoBalance(db, owner)) ?? 0,
    currency: demoCurrency,
  })

  const calls: { readonly [C in DemoCall]: (request: WalletRequest<C>) => Promise<WalletResult<C>> } = {
    balance: async ({ playerId }) => ({ outcome: 'ok', reply: { status: 'OK', ...(await balanceOf(playerId)) } }),

    bet: async ({ transactionId, roundId, playerId: owner, amount }) => {
      try {
        await takeStake(db, { id: transactionId, owner, roundId, stake: amount })
      } catch (error) {
        if (isBelowZero(error)) return refused('INSUFFICIENT_FUNDS')
        throw error
      }
      if ((await betState(db, { owner, betId: transactionId })) === 'rolled-back') return refused('BET_ROLLED_BACK')
      return { outcome: 'ok', reply: { status: 'OK', transactionId, ...(await balanceOf(owner)) } }
    },

    win: async ({ transactionId, betTransactionId: betId, playerId: owner, amount }) => {
      const paid = await payOut(db, { owner, betId, win: amount })
      const state = paid === null ? await betState(db, { owner, betId }) : 'closed'
      if (state === null) return refused('BET_UNKNOWN')
      if (state === 'rolled-back') return refused('BET_ROLLED_BACK')
      return { outcome: 'ok', reply: { status: 'OK', transactionId, ...(await balanceOf(owner)) } }
    },

    round: async ({ winTransactionId, win, ...stake }) => {
      const bet = await calls.bet(stake)
      if (bet.outcome !== 'ok') return bet
      const about = { transactionId: winTransactionId, betTransactionId: stake.transactionId, roundClosed: true }
      const paid = await calls.win({ ...stake, ...about, amount: win })
      if (paid.outcome !== 'ok') return paid
      const { transactionId } = stake
      return { outcome: 'ok', reply: { ...paid.reply, transactionId, balanceAfterStake: bet.reply.balance } }
    },

    rollback: async ({ transactionId, betTransactionId: betId, playerId: owner }) => {
      await returnStake(db, { owner, betId })
      if ((await betState(db, { owner, betId })) === 'closed') return refused('ROUND_CLOSED')
      return { outcome: 'ok', reply: { status: 'OK', transactionId, ...(await balanceOf(owner)) } }
    },
  }
  return {
    call: async (call, request) => {
      try {
        return await calls[call](request)
      } catch (error) {
        return { outcome: 'unknown', why: error instanceof Error ? error.message : 'the demo wallet failed' }
      }
    },
  }
}

const refused = (code: string) => ({ outcome: 'refused', code, why: 'fun credits' }) as const

function isBelowZero(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'purse_not_negative'
}
