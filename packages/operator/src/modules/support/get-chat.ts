import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import { ownChat } from './chat-view.ts'
import type { Deps } from './deps.ts'

export function getChat(deps: Deps): Handler<PlayerApi['support']['getChat']> {
  return (_request, context) => ownChat(deps, context)
}
