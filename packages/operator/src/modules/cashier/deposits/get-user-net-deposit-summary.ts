import type { PlayerApi } from '@andon/contract/player-api'
import { netDepositPeriods } from '@andon/contract/player-api/cashier/overview'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { netDeposits } from '../store/deposit-sums.ts'

const hours = { '24h': 24, '7d': 7 * 24, '30d': 30 * 24, year: 365 * 24, lifetime: null } as const
const beginning = Temporal.Instant.from('2000-01-01T00:00:00Z')

/** Deposits and withdrawals over rolling periods that end now. */
export function getUserNetDepositSummary(deps: Deps): Handler<PlayerApi['cashier']['getUserNetDepositSummary']> {
  return async (_, { session: { playerId } }) => {
    const { db, clock, wallet } = deps
    const { currency } = await wallet.balances(db, playerId)
    const starts = netDepositPeriods.map((period) => {
      const length = hours[period]
      return length === null ? beginning : clock.now().subtract({ hours: length })
    })
    const sums = await netDeposits(db, { playerId, since: starts })
    const periods = netDepositPeriods.map((period, i) => {
      const { deposits, withdrawals } = sums[i] ?? { deposits: 0, withdrawals: 0 }
      const since = period === 'lifetime' ? {} : { since: String(starts[i]) }
      return { period, ...since, deposits, withdrawals, net: deposits - withdrawals }
    })
    return { success: true, currency, periods }
  }
}
