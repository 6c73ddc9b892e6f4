import type { PlayerApi } from '@andon/contract'
import type { Language } from '@andon/contract/languages'
import type { MissionReward, Mission as MissionView } from '@andon/contract/player-api/missions'
import type { Handler } from '@andon/platform/http'
import type { Deps, MissionPlayer } from './deps.ts'
import { type Caps, type Mission, neededFor, rewardValue } from './domain/mission.ts'
import { type OpenMission, openMissions } from './states.ts'
import { type Claim, claimsOf } from './store/claims.ts'
import { isCalm, joinedOf } from './store/players.ts'

/** Longer than any period with the time to claim it. */
const claimDays = 63

/** The running missions, with the progress of a player who takes part; none in calm mode. Of an earlier period only rewards to claim or still to be paid. */
export function getMissions(deps: Deps): Handler<PlayerApi['missions']['getMissions']> {
  return async ({ languageId }, { site, session }) => {
    const { db, clock, book } = deps
    const now = clock.now()
    const playerId = session?.playerId
    const player = playerId === undefined ? undefined : (await deps.playersByIds(db, [playerId])).get(playerId)
    const joined = playerId !== undefined && (await joinedOf(db, [playerId])).has(playerId)
    const since = now.subtract({ hours: 24 * claimDays })
    const claims = playerId === undefined ? [] : await claimsOf(db, { playerId, since })
    const calm = playerId !== undefined && (await isCalm(db, playerId))
    const missions = calm ? [] : offeredTo(deps, { site, player })
    const open = await openMissions(deps, db, { missions, playerId: joined ? playerId : undefined })
    return {
      success: true,
      joined,
      calm,
      missions: open.flatMap((one) => {
        const view = viewOf(one, { claims, language: languageId })
        const isPast = Temporal.Instant.compare(one.period.until, now) <= 0
        return isPast && view.state !== 'reached' && view.state !== 'waiting' ? [] : [view]
      }),
      caps: capsUsed(book.caps, { claims, now }),
    }
  }
}

/** The missions of a brand that a player may have, of whom nothing is known for a visitor. */
export function offeredTo(
  { book, playRewards }: Pick<Deps, 'book' | 'playRewards'>,
  { site, player }: { site: string; player: MissionPlayer | undefined },
): readonly Mission[] {
  if (player && !playRewards(player.country)) return []
  return book.missions.filter(
    ({ sites, currency }) => (sites?.includes(site) ?? true) && (!player || currency === player.currency),
  )
}

export function capsUsed(
  { rewardsADay, rewardsAWeek, valueAWeek }: Caps,
  asked: { claims: readonly Claim[]; now: Temporal.Instant },
) {
  const within = (hours: number) => {
    const since = asked.now.subtract({ hours })
    return asked.claims.filter(({ claimedAt }) => Temporal.Instant.compare(claimedAt, since) > 0)
  }
  const week = within(24 * 7)
  return {
    day: { most: rewardsADay, used: within(24).length },
    week: { most: rewardsAWeek, used: week.length },
    weekValue: { most: valueAWeek, used: week.reduce((sum, { value }) => sum + value, 0) },
  }
}

function viewOf(
  { mission, period, progress, isReached }: OpenMission,
  { claims, language }: { claims: readonly Claim[]; language: Language },
): MissionView {
  const { id, every, image, goal, texts } = mission
  const claim = claims.find((one) => one.mission === id && one.period === period.name)
  return {
    missionId: id,
    period: period.name,
    every,
    name: texts[language].name,
    summary: texts[language].summary,
    image,
    goal: goal.kind,
    done: claim ? neededFor(goal) : progress.done,
    needed: neededFor(goal),
    ...(goal.kind === 'breaks' ? { minutes: goal.minutes } : {}),
    games:
      goal.kind === 'collection'
        ? goal.games.map((code) => ({ gameCode: code, played: progress.games.has(code) }))
        : [],
    from: period.from.toString(),
    until: period.until.toString(),
    claimUntil: period.claimUntil.toString(),
    state: stateOf(claim, isReached),
    reward: rewardOf(mission),
  }
}

function stateOf(claim: Claim | undefined, isReached: boolean): MissionView['state'] {
  if (claim) return claim.bonusId === null ? 'waiting' : 'claimed'
  return isReached ? 'reached' : 'open'
}

export function rewardOf(mission: Mission): MissionReward {
  const { reward, currency } = mission
  const value = rewardValue(mission)
  if (reward.kind === 'cash') return { kind: 'cash', value, currency, games: [] }
  return { kind: 'freeSpins', value, currency, spins: reward.spins, stake: reward.stake, games: reward.games }
}
