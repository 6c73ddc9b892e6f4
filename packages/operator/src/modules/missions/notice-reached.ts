import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import type { Mission } from './domain/mission.ts'
import { missionReached } from './facts.ts'
import { offeredTo } from './get-missions.ts'
import { openMissions } from './states.ts'
import { claimsOf } from './store/claims.ts'
import { addReached } from './store/notices.ts'
import { isCalm, lookAgain, playersToLookAt, takeToLookAt } from './store/players.ts'
import { lastStakedAt } from './store/rounds.ts'

/** Players of one run of the job. */
const atOnce = 500
const claimDays = 63

/**
 * Announces what players have reached, once for each period: after their rounds, and when a break is long enough. Nothing is announced to players in calm
 * mode, also not later. One player that fails holds up no other.
 */
export async function noticeReached(deps: Deps): Promise<void> {
  const failures: unknown[] = []
  for (const playerId of await playersToLookAt(deps.db, { now: deps.clock.now(), limit: atOnce })) {
    try {
      await deps.db.transaction((tx) => notice(deps, tx, playerId))
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'reached missions could not be announced')
}

async function notice(deps: Deps, tx: Tx, playerId: string): Promise<void> {
  const now = deps.clock.now()
  const player = (await deps.playersByIds(tx, [playerId])).get(playerId)
  if (!(await takeToLookAt(tx, { playerId, now })) || !player) return
  const missions = offeredTo(deps, { site: player.site, player })
  const claims = await claimsOf(tx, { playerId, since: now.subtract({ hours: 24 * claimDays }) })
  const reached = (await openMissions(deps, tx, { missions, playerId })).filter(
    ({ mission, period, isReached }) =>
      isReached && !claims.some((claim) => claim.mission === mission.id && claim.period === period.name),
  )
  for (const { mission, period } of reached) {
    const isNew = await addReached(tx, { playerId, mission: mission.id, period: period.name, at: now })
    if (!isNew || (await isCalm(tx, playerId))) continue
    const names = { ja: mission.texts.ja.name, en: mission.texts.en.name }
    const data = { missionId: mission.id, period: period.name, names, claimUntil: period.claimUntil.toString() }
    await deps.facts.write(tx, [missionReached({ key: playerId, data })])
  }
  const at = await nextLook(tx, { playerId, missions, now })
  if (at) await lookAgain(tx, { playerId, at })
}

/** When the break that has begun with the last round becomes long enough for a mission; null: none does. */
async function nextLook(
  tx: Tx,
  { playerId, missions, now }: { playerId: string; missions: readonly Mission[]; now: Temporal.Instant },
): Promise<Temporal.Instant | null> {
  const last = await lastStakedAt(tx, playerId)
  if (!last) return null
  const ends = missions
    .flatMap(({ goal }) => (goal.kind === 'breaks' ? [last.add({ minutes: goal.minutes })] : []))
    .filter((end) => Temporal.Instant.compare(end, now) > 0)
  return ends.sort(Temporal.Instant.compare)[0] ?? null
}
