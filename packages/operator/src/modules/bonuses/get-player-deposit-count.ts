import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { countDeposits } from './store/deposits.ts'

export function getPlayerDepositCount({ db }: Deps): Handler<PlayerApi['bonuses']['getPlayerDepositCount']> {
  return async (_, { session: { playerId } }) => ({ success: true, depositCount: await countDeposits(db, playerId) })
}
