import type { PlayerApi } from '@andon/contract'
import { siteOf } from '@andon/contract/sites'
import type { Handler } from '@andon/platform/http'
import type { Runtime } from '@andon/platform/runtime'
import type { JackpotOptions } from './index.ts'
import { latestWins } from './store.ts'

const listed = 20

export function getWinners(
  { db }: Pick<Runtime, 'db'>,
  { nicknamesOf, isOn }: JackpotOptions,
): Handler<PlayerApi['jackpots']['getWinners']> {
  return async (_, { site }) => {
    if (!isOn(siteOf(site))) return { success: true, winners: [] }
    const wins = await latestWins(db, { limit: listed })
    const nicknames = await nicknamesOf(
      db,
      wins.map(({ playerId }) => playerId),
    )
    return {
      success: true,
      winners: wins.map(({ playerId, gameCode, amount, staked, currency, at }) => {
        const name = firstLetter(nicknames.get(playerId)?.nickname)
        return {
          name,
          nickname: name,
          gameCode,
          amount,
          currency,
          ...(staked > 0 ? { multiple: Math.floor((amount / staked) * 100) / 100 } : {}),
          at: at.toString({ smallestUnit: 'millisecond' }),
        }
      }),
    }
  }
}

/** Only the first letter, for privacy. */
const firstLetter = (nickname = '') => `${[...nickname][0] ?? ''}…`
