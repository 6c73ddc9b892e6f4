import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { activeBonus } from './store/bonuses.ts'

export function getFreeSpinGames({ db }: Deps): Handler<PlayerApi['bonuses']['getFreeSpinGames']> {
  return async (_, { session: { playerId } }) => {
    const bonus = await activeBonus(db, playerId)
    const reward = bonus?.terms.reward
    if (!bonus || bonus.freeRoundsLeft === 0 || reward?.kind !== 'free-spins') return { success: true, games: [] }
    const { id: bonusId, freeRoundsLeft: left, currency } = bonus
    const about = { bonusId, left, stake: reward.stake, currency, expiresAt: bonus.expiresAt.toString() }
    return { success: true, games: reward.games.map((gameCode) => ({ gameCode, ...about })) }
  }
}
