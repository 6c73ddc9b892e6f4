import type { PlayerApi } from '@andon/contract'
import type { Handlers } from '@andon/platform/http'
import type { Messages } from '@andon/platform/messages'
import type { Runtime } from '@andon/platform/runtime'
import type { Identity } from '../identity/index.ts'
import { contactUs } from './contact-us.ts'
import { getChat } from './get-chat.ts'
import { readChat } from './read-chat.ts'
import { sendChat } from './send-chat.ts'

export interface Deps extends Runtime {
  readonly identity: Identity
  readonly messages: Messages
}

export function routes(deps: Deps): Handlers<PlayerApi['support']> {
  return { contactUs: contactUs(deps), getChat: getChat(deps), sendChat: sendChat(deps), readChat: readChat(deps) }
}
