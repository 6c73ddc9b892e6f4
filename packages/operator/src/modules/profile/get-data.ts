import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { detailsView } from './details.ts'
import { ownPlayer } from './own-player.ts'

export function getData(deps: Deps): Handler<PlayerApi['profile']['getData']> {
  return async (_request, { session }) => detailsView(await ownPlayer(deps, session.playerId))
}
