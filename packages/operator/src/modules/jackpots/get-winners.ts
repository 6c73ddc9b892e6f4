import type { PlayerApi } from '@andon/contract'
import { siteOf } from '@andon/contract/sites'
import type { Handler } from '@andon/platform/http'
import type { JackpotOptions } from './index.ts'
import { returnsOf } from './store/returns.ts'
import { latestShownWins } from './store/wins.ts'

const listed = 20
/** More are read than listed, because players on a lock or break are left out. */
const read = 200

/**
 * The latest wins of real rounds, of players who agreed to be shown and are not on a lock or break, by the first letter of their nickname, and beside
 * each what its game returned over its last rounds.
 */
export function getWinners({
  db,
  playersByIds,
  showsRounds,
  isOn,
}: JackpotOptions): Handler<PlayerApi['jackpots']['getWinners']> {
  return async (_, { site }) => {
    if (!isOn(siteOf(site))) return { success: true, winners: [] }
    const wins = await latestShownWins(db, { limit: read })
    const players = await playersByIds(db, [...new Set(wins.map(({ playerId }) => playerId))])
    const shown = wins.filter(({ playerId }) => players.get(playerId)?.locked === false).slice(0, listed)
    const returns = await returnsOf(db, [...new Set(shown.map(({ gameCode }) => gameCode))])
    return {
      success: true,
      winners: shown.map(({ playerId, supplier, roundId, jackpot, gameCode, amount, staked, currency, at }) => {
        const name = firstLetter(players.get(playerId)?.nickname)
        const played = returns.find((one) => one.gameCode === gameCode && one.currency === currency)
        return {
          name,
          nickname: name,
          kind: jackpot === '' ? ('win' as const) : ('jackpot' as const),
          gameCode,
          amount,
          currency,
          ...(staked > 0 ? { multiple: Math.floor((amount / staked) * 100) / 100 } : {}),
          at: at.toString({ smallestUnit: 'millisecond' }),
          roundId: showsRounds(supplier) ? roundId : null,
          lastRounds: played ? { rounds: played.rounds, staked: played.staked, won: played.won } : null,
        }
      }),
    }
  }
}

/** Only the first letter, for privacy. */
const firstLetter = (nickname = '') => `${[...nickname][0] ?? ''}…`
