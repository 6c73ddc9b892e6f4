import type { PlayerApi } from '@andon/contract'
import { accountLocked } from '@andon/operator/limits'
import type { Handlers } from '@andon/platform/http'
import type { Job } from '@andon/platform/jobs'
import type { Runtime } from '@andon/platform/runtime'
import { loadBook } from './book.ts'
import { claimMission } from './claim-mission.ts'
import { roundsSubscriber } from './count-rounds.ts'
import type { Deps, MissionOptions } from './deps.ts'
import { getMissions } from './get-missions.ts'
import { joinMissions } from './join-missions.ts'
import { noticeReached } from './notice-reached.ts'
import { payWaiting } from './pay-waiting.ts'
import { forgetReached } from './store/notices.ts'
import { isCalm, removePlayer } from './store/players.ts'
import { forgetRounds } from './store/rounds.ts'

/** A month, the average before it, and the time to claim it. */
const keptDays = 70

/**
 * Missions own what players can reach by variety and breaks (data in `book/` and the operator's folder), who takes part, the rounds that count, and what was
 * paid.
 * - A player takes part by choice. Progress is a function of the rounds since then (domain/progress.ts): neither losses nor stakes above the player's own
 *   average help, and the order of the facts is of no effect.
 * - A reward and its mark are one transaction: each is paid once for a period, within the caps.
 *   While another bonus is active a claim waits, and is paid when that one has ended.
 * - A lock, exclusion or break ends taking part and forgets the progress in its transaction, so nothing is earned or paid during it.
 * - In calm mode nothing of missions is shown or mailed; play counts all the same.
 */
export function createMissions(runtime: Runtime, options: MissionOptions) {
  const deps: Deps = { ...runtime, ...options, book: loadBook(options.folder) }
  runtime.facts.follow(accountLocked, (tx, { key }) => removePlayer(tx, key))
  const routes: Handlers<PlayerApi['missions']> = {
    getMissions: getMissions(deps),
    joinMissions: joinMissions(deps),
    claimMission: claimMission(deps),
  }
  const forget = async () => {
    const before = deps.clock.now().subtract({ hours: 24 * keptDays })
    await forgetRounds(deps.db, before)
    await forgetReached(deps.db, before)
  }
  const jobs: readonly Job[] = [
    { name: 'missions.payWaiting', cron: '* * * * *', run: () => payWaiting(deps) },
    { name: 'missions.noticeReached', cron: '* * * * *', run: () => noticeReached(deps) },
    { name: 'missions.forget', cron: '17 3 * * *', run: forget },
  ]
  return { routes, jobs, subscribers: [roundsSubscriber(deps)], isCalm }
}

export type Missions = ReturnType<typeof createMissions>
export { missionReached } from './facts.ts'
