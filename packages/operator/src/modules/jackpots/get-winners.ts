import type { PlayerApi } from '@andon/contract'
import { siteOf } from '@andon/contract/sites'
import type { Handler } from '@andon/platform/http'
import type { JackpotOptions } from './index.ts'

const listed = 20

export function getWinners({
  db,
  latestWins,
  nicknamesOf,
  isOn,
}: JackpotOptions): Handler<PlayerApi['jackpots']['getWinners']> {
  return async (_, { site }) => {
    if (!isOn(siteOf(site))) return { success: true, winners: [] }
    const wins = await latestWins(db, { limit: listed })
    const nicknames = await nicknamesOf(
      db,
      wins.map(({ playerId }) => playerId),
    )
    return {
      success: true,
      winners: wins.map(({ playerId, amount, currency, at }) => ({
        nickname: firstLetter(nicknames.get(playerId)?.nickname),
        amount,
        currency,
        at: at.toString({ smallestUnit: 'millisecond' }),
      })),
    }
  }
}

/** Only the first letter, for privacy. */
const firstLetter = (nickname = '') => `${[...nickname][0] ?? ''}…`
