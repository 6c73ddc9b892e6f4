import type { PlayerApi } from '@andon/contract'
import type { Handlers } from '@andon/platform/http'
import { contactUs } from './contact-us.ts'
import type { Deps } from './deps.ts'
import { getChat } from './get-chat.ts'
import { readChat } from './read-chat.ts'
import { sendChat } from './send-chat.ts'

export function routes(deps: Deps): Handlers<PlayerApi['support']> {
  return { contactUs: contactUs(deps), getChat: getChat(deps), sendChat: sendChat(deps), readChat: readChat(deps) }
}
