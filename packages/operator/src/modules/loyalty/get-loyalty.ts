import type { PlayerApi } from '@andon/contract'
import type { LevelView } from '@andon/contract/player-api/loyalty'
import type { Handler } from '@andon/platform/http'
import { assert } from '@andon/platform/sql'
import type { Deps, LoyaltyPlayer } from './deps.ts'
import { levelsFor } from './domain/levels.ts'
import { type ReachedLevel, reachedBy } from './store/levels.ts'
import { playSince, pointsOf } from './store/play.ts'

/** The player's level, what counted this week, and all levels; nothing where the law allows no rewards for play, and in calm mode. */
export function getLoyalty(deps: Deps): Handler<PlayerApi['loyalty']['getLoyalty']> {
  return async ({ languageId }, { session: { playerId } }) => {
    const { db, clock, rules } = deps
    const player = (await deps.playersByIds(db, [playerId])).get(playerId)
    assert(player, 'a session has a player')
    const offered = deps.playRewards(player.country)
    const calm = await deps.isCalm(db, playerId)
    const today = clock.now().toZonedDateTimeISO('UTC').toPlainDate()
    const monday = today.subtract({ days: today.dayOfWeek - 1 })
    const isShown = offered && !calm
    const points = isShown ? ((await pointsOf(db, [playerId], rules)).get(playerId) ?? 0) : 0
    const week = isShown ? await playSince(db, { playerId, day: monday.toString() }) : { days: [], titles: [] }
    const reached = isShown ? await reachedBy(db, playerId) : []
    const level = Math.max(1, ...levelsFor(rules, points), ...reached.map((one) => one.level))
    return {
      success: true,
      offered,
      calm,
      points,
      level,
      week: {
        until: monday.add({ days: 7 }).toZonedDateTime('UTC').toInstant().toString(),
        days: { most: rules.daysAWeek, used: Math.min(week.days.length, rules.daysAWeek) },
        titles: { most: rules.titlesAWeek, used: Math.min(week.titles.length, rules.titlesAWeek) },
      },
      levels: isShown
        ? rules.levels.map((one, index) => ({
            level: index + 1,
            name: one.names[languageId],
            points: one.points,
            ...stateOf(index + 1, { level, reached, reward: rewardFor(deps, { player, level: index + 1 }) }),
          }))
        : [],
    }
  }
}

/** Minor units; 0 also for a player whose currency is not that of the rewards. */
export function rewardFor({ rules }: Pick<Deps, 'rules'>, { player, level }: { player: LoyaltyPlayer; level: number }) {
  return player.currency === rules.currency ? (rules.levels[level - 1]?.reward ?? 0) : 0
}

function stateOf(
  level: number,
  player: { level: number; reached: readonly ReachedLevel[]; reward: number },
): Pick<LevelView, 'state' | 'reward' | 'reachedAt'> {
  const { reward } = player
  const found = player.reached.find((one) => one.level === level)
  const reachedAt = found && { reachedAt: found.reachedAt.toString({ smallestUnit: 'millisecond' }) }
  if (found?.claimedAt) return { state: 'claimed', reward, ...reachedAt }
  if (found && reward > 0) return { state: 'claimable', reward, ...reachedAt }
  return { state: level <= player.level ? 'reached' : 'ahead', reward, ...reachedAt }
}
