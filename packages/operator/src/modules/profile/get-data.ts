import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { detailsView } from './details.ts'
import { sessionPlayer } from './session-player.ts'

export function getData(deps: Deps): Handler<PlayerApi['profile']['getData']> {
  return async (_request, { session }) => detailsView(await sessionPlayer(deps, session.playerId))
}
