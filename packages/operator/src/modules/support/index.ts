import type { Runtime } from '@andon/platform/runtime'
import { createBackOffice } from './back-office.ts'
import { type CookiesOfVisitor, visitorsChat } from './chat/visitors-chat.ts'
import type { Deps, SupportOptions } from './deps.ts'
import { jobs } from './jobs.ts'
import { routes } from './routes.ts'
import { staffRoutes } from './staff.ts'

/**
 * Support owns the messages to customer service, by form or in a conversation, and the replies. Anyone may write, logged in or not, so that people who
 * cannot log in have a way to reach us.
 * - The rate is limited per sender. A message by form opens a ticket and causes a mail to its sender; an answer is mailed too, and a player's is in the account.
 * - Every player has one conversation, and so has every visitor's browser, identified by the hash of its token. All replies are by people.
 * - Each change of a conversation or ticket increases its version; a message is stored once for its sender's key.
 * - Files of conversations are inspected before they are stored, under random names outside every served folder; their owner and staff can open them.
 * - Conversations that wait form one line over all brands. One under way keeps its place in it.
 * Publishes (facts.ts), keyed by player: `support.ChatChanged` and `support.TicketChanged`, without texts; keyed by conversation: `support.VisitorChatChanged`; keyed by the line: `support.LineChanged`.
 * Announces without storing: `support.ChatTyped`.
 */
export function createSupport(runtime: Runtime, options: SupportOptions) {
  const deps: Deps = { announce: () => undefined, ...runtime, ...options }
  return {
    routes: routes(deps),
    jobs: jobs(deps),
    backOffice: createBackOffice(deps),
    staffRoutes: staffRoutes(deps),
    /** The id of the conversation that a visitor's cookie proves; null without the cookie, or if no conversation has its token. */
    visitorsChat: (transport: CookiesOfVisitor) => visitorsChat(deps, transport),
  }
}

export type Support = ReturnType<typeof createSupport>
export { chatChanged, chatTyped, lineChanged, ticketChanged, visitorChatChanged } from './facts.ts'
