import type { WalletCall, WalletRequest } from '@andon/contract/wallet-api'
import type { Db } from '@andon/platform/sql'
import { betState, findDemoBalance, giveBack, payOut, takeStake } from '../store/demo-balances.ts'
import type { WalletPort, WalletResult } from './wallet-port.ts'

/** What a demo session starts with, in fun credits that look like yen. */
export const startingDemoBalance = 100_000

type DemoCall = Exclude<WalletCall, 'authenticate'>

/**
 * Fun credits behind the same port, with the same table of money effects as the operator's wallet, so that demo rounds run the very
 * code that real ones run. The player it knows is the demo session.
 */
export function createDemoWallet(db: Db): WalletPort {
  const shown = async (sessionId: string) => ({
    balance: (await findDemoBalance(db, sessionId)) ?? 0,
    currency: 'JPY' as const,
  })

  const calls: { [C in DemoCall]: (request: WalletRequest<C>) => Promise<WalletResult<C>> } = {
    balance: async ({ playerId }) => ({ outcome: 'ok', reply: { status: 'OK', ...(await shown(playerId)) } }),

    bet: async ({ transactionId, playerId, amount }) => {
      try {
        await takeStake(db, { id: transactionId, sessionId: playerId, stake: amount })
      } catch (error) {
        if (isBelowZero(error)) return refused('INSUFFICIENT_FUNDS')
        throw error
      }
      if ((await betState(db, transactionId)) === 'rolled-back') return refused('BET_ROLLED_BACK')
      return { outcome: 'ok', reply: { status: 'OK', transactionId, ...(await shown(playerId)) } }
    },

    win: async ({ transactionId, betTransactionId, playerId, amount }) => {
      const paid = await payOut(db, { betId: betTransactionId, win: amount })
      const state = paid === null ? await betState(db, betTransactionId) : 'closed'
      if (state === null) return refused('BET_UNKNOWN')
      if (state === 'rolled-back') return refused('BET_ROLLED_BACK')
      return { outcome: 'ok', reply: { status: 'OK', transactionId, ...(await shown(playerId)) } }
    },

    rollback: async ({ transactionId, betTransactionId, playerId }) => {
      await giveBack(db, { betId: betTransactionId, sessionId: playerId })
      if ((await betState(db, betTransactionId)) === 'closed') return refused('ROUND_CLOSED')
      return { outcome: 'ok', reply: { status: 'OK', transactionId, ...(await shown(playerId)) } }
    },
  }
  return {
    call: async (call, request) => {
      try {
        return await calls[call](request)
      } catch (error) {
        return { outcome: 'unknown', why: error instanceof Error ? error.message : 'the purse does not answer' }
      }
    },
  }
}

const refused = (code: string) => ({ outcome: 'refused', code, why: 'fun credits' }) as const

function isBelowZero(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'purse_not_negative'
}
