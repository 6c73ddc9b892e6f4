import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { ownChat } from './chat-view.ts'

export function getChat(deps: Deps): Handler<PlayerApi['support']['getChat']> {
  return ({ before }, { cookies, secure, session }) => ownChat(deps, { cookies, secure, session, before })
}
