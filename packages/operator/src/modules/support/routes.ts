import type { PlayerApi } from '@andon/contract'
import type { Handlers } from '@andon/platform/http'
import { chatFiles } from './chat/chat-files.ts'
import { getChat } from './chat/get-chat.ts'
import { rateChat } from './chat/rate-chat.ts'
import { readChat } from './chat/read-chat.ts'
import { sendChat } from './chat/send-chat.ts'
import { transcripts } from './chat/transcript.ts'
import { chatTyping } from './chat/typing.ts'
import type { Deps } from './deps.ts'
import { contactUs } from './tickets/contact-us.ts'
import { ownTickets } from './tickets/own-tickets.ts'

export function routes(deps: Deps): Handlers<PlayerApi['support']> {
  return {
    contactUs: contactUs(deps),
    ...ownTickets(deps),
    getChat: getChat(deps),
    sendChat: sendChat(deps),
    readChat: readChat(deps),
    ...chatFiles(deps),
    chatTyping: chatTyping(deps),
    rateChat: rateChat(deps),
    ...transcripts(deps),
  }
}
