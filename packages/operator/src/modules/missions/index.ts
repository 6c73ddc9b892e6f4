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
import { removePlayer } from './store/players.ts'
import { forgetRounds } from './store/rounds.ts'

/** A month, the average before it, and the time to claim it. */
const keptDays = 70

/**
 * Missions own what players can reach by variety and breaks (data in `book/` and the operator's folder), who takes part, the rounds that count, and what was
 * paid.
 * - A player takes part by choice. Progress is a function of the rounds since then (domain/progress.ts): neither losses nor stakes above the player's own
 *   average help, and the order of the facts is of no effect.
 * - A reward and its mark are one transaction: each is paid once for a period, within the caps.
 * - A lock, exclusion or break ends taking part and forgets the progress in its transaction, so nothing is earned or paid during it.
 */
export function createMissions(runtime: Runtime, options: MissionOptions) {
  const deps: Deps = { ...runtime, ...options, book: loadBook(options.folder) }
  runtime.facts.follow(accountLocked, (tx, { key }) => removePlayer(tx, key))
  const routes: Handlers<PlayerApi['missions']> = {
    getMissions: getMissions(deps),
    joinMissions: joinMissions(deps),
    claimMission: claimMission(deps),
  }
  const forget = () => forgetRounds(deps.db, deps.clock.now().subtract({ hours: 24 * keptDays }))
  const jobs: readonly Job[] = [{ name: 'missions.forget', cron: '17 3 * * *', run: forget }]
  return { routes, jobs, subscribers: [roundsSubscriber] }
}
