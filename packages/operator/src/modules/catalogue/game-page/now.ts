import type { PlayerApi } from '@andon/contract'
import type { Handlers } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { createLiveTables } from '../live-tables.ts'
import { createPlayersNow } from './get-players-now.ts'
import { getRecentPlay } from './get-recent-play.ts'

/** The calls about present play, which are the same for everybody. */
export function createNow(deps: Deps) {
  const playersNow = createPlayersNow(deps)
  const liveTables = createLiveTables({ ...deps, announce: deps.announce ?? (() => undefined) })
  const callsAboutNow = {
    getPlayersNow: playersNow,
    getLiveTables: async () => liveTables.now(),
    getRecentPlay: getRecentPlay(deps),
  } satisfies Partial<Handlers<PlayerApi['catalogue']>>
  return { playersNow, liveTables, callsAboutNow }
}
