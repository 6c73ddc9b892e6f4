import type { Db, Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import type { Mission } from './domain/mission.ts'
import { neededFor } from './domain/mission.ts'
import { openPeriods, type Period } from './domain/period.ts'
import { averageDays, type Play, type Progress, progressOf } from './domain/progress.ts'
import { playOf } from './store/rounds.ts'

/** A mission in a period that is open to work on or to claim. */
export interface OpenMission {
  readonly mission: Mission
  readonly period: Period
  readonly progress: Progress
  readonly isReached: boolean
}

const nothing: Play = { days: [], games: [], pauses: [] }

/** These missions in each of their open periods. Without a player nothing is reached. */
export async function openMissions(
  { clock }: Pick<Deps, 'clock'>,
  executor: Db | Tx,
  { missions, playerId }: { missions: readonly Mission[]; playerId: string | undefined },
): Promise<OpenMission[]> {
  const now = clock.now()
  const open = missions.flatMap((mission) => openPeriods(mission.every, now).map((period) => ({ mission, period })))
  const plays = new Map<string, Play>()
  if (playerId !== undefined)
    for (const product of new Set(missions.map((mission) => mission.product))) {
      const ofProduct = open.filter(({ mission }) => mission.product === product)
      const since = ofProduct.map(({ period }) => period.from).sort(Temporal.Instant.compare)[0] ?? now
      const pauseMinutes = Math.min(
        ...ofProduct.map(({ mission: { goal } }) => (goal.kind === 'breaks' ? goal.minutes : 720)),
      )
      const daysSince = since.subtract({ hours: 24 * averageDays })
      plays.set(product, await playOf(executor, { playerId, product, daysSince, since, pauseMinutes }))
    }
  return open.map(({ mission, period }) => {
    const progress = progressOf(mission.goal, { play: plays.get(mission.product) ?? nothing, period, now })
    return { mission, period, progress, isReached: progress.done >= neededFor(mission.goal) }
  })
}
