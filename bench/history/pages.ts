import { days } from './fill.ts'
import type { Reports } from './open-reports.ts'

const criteria = { range: 'pastYear', limit: 25 } as const
const kinds = ['deposit', 'withdrawal', 'positiveAdjustment'] as const

/** Every way to request a page of history. Pages in the middle call the modules directly, which take a position without a cursor. */
export function pagesOf({ routes, wallet, gameWallet, db, contextOf }: Reports) {
  const now = Temporal.Now.instant()
  const since = now.subtract({ hours: 24 * 365 })
  const middle = now.subtract({ hours: 12 * days })
  return {
    'payments, newest page': (playerId: string) => routes.getTransactionHistory({ criteria }, contextOf(playerId)),
    'payments of one type': (playerId: string) =>
      routes.getTransactionHistory({ criteria: { ...criteria, types: ['withdraw'] } }, contextOf(playerId)),
    'payments, a page in the middle': (playerId: string) =>
      wallet.history(db, { playerId, kinds, since, before: { at: middle, number: 0 }, limit: 26 }),
    'rounds, newest page': (playerId: string) =>
      routes.getBetHistory({ languageId: 'ja', criteria }, contextOf(playerId)),
    'rounds of one game': (playerId: string) =>
      routes.getBetHistory({ languageId: 'ja', criteria: { ...criteria, gameCode: 'game-7' } }, contextOf(playerId)),
    'rounds, a page in the middle': (playerId: string) =>
      gameWallet.roundHistory(db, {
        playerId,
        language: 'ja',
        since,
        limit: 26,
        before: { openedAt: middle, roundId: '', gameCode: '' },
      }),
    'casino, in detail': (playerId: string) =>
      routes.getCasinoLegacyTransactionHistory({ languageId: 'ja', criteria }, contextOf(playerId)),
  }
}
