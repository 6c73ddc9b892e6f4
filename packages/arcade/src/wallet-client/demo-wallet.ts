import type { WalletCall, WalletRequest } from '@andon/contract/wallet-api'
import { type Currency, currencyCodes } from '@andon/money'
import type { Db } from '@andon/platform/sql'
import { betState, findDemoBalance, payOut, returnStake, takeStake } from '../store/demo-balances.ts'
import type { WalletPort, WalletResult } from './wallet-port.ts'

/** Fun credits look like this currency: a demo session has no account. */
export const demoCurrency: Currency = currencyCodes[0]

const startingBalances: Record<Currency, number> = { JPY: 100_000 }

/** Starting balance of a demo session, in fun credits. */
export const startingDemoBalance = startingBalances[demoCurrency]

type DemoCall = Exclude<WalletCall, 'authenticate'>

/**
 * The wallet of demo play, with fun credits. It has the same money effects as the operator's wallet, so that demo rounds run the same code as real ones.
 * Its player is the demo session.
 */
export function createDemoWallet(db: Db): WalletPort {
  const balanceOf = async (sessionId: string) => ({
    balance: (await findDemoBalance(db, sessionId)) ?? 0,
    currency: demoCurrency,
  })

  const calls: { [C in DemoCall]: (request: WalletRequest<C>) => Promise<WalletResult<C>> } = {
    balance: async ({ playerId }) => ({ outcome: 'ok', reply: { status: 'OK', ...(await balanceOf(playerId)) } }),

    bet: async ({ transactionId, roundId, playerId, amount }) => {
      try {
        await takeStake(db, { id: transactionId, sessionId: playerId, roundId, stake: amount })
      } catch (error) {
        if (isBelowZero(error)) return refused('INSUFFICIENT_FUNDS')
        throw error
      }
      if ((await betState(db, transactionId)) === 'rolled-back') return refused('BET_ROLLED_BACK')
      return { outcome: 'ok', reply: { status: 'OK', transactionId, ...(await balanceOf(playerId)) } }
    },

    win: async ({ transactionId, betTransactionId, playerId, amount }) => {
      const paid = await payOut(db, { betId: betTransactionId, win: amount })
      const state = paid === null ? await betState(db, betTransactionId) : 'closed'
      if (state === null) return refused('BET_UNKNOWN')
      if (state === 'rolled-back') return refused('BET_ROLLED_BACK')
      return { outcome: 'ok', reply: { status: 'OK', transactionId, ...(await balanceOf(playerId)) } }
    },

    rollback: async ({ transactionId, betTransactionId, playerId }) => {
      await returnStake(db, { betId: betTransactionId, sessionId: playerId })
      if ((await betState(db, betTransactionId)) === 'closed') return refused('ROUND_CLOSED')
      return { outcome: 'ok', reply: { status: 'OK', transactionId, ...(await balanceOf(playerId)) } }
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
