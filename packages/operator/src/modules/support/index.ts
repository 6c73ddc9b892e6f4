import type { Messages } from '@andon/platform/messages'
import type { Runtime } from '@andon/platform/runtime'
import type { Identity } from '../identity/index.ts'
import { createBackOffice } from './back-office.ts'
import type { Deps } from './deps.ts'
import { routes } from './routes.ts'

/**
 * Support owns what people write to customer service, by the form or in a conversation, and what it answers. Anyone may write, logged in or not, so
 * that someone who cannot log in is not cut off.
 * - How often is bounded per sender. A message by the form causes a mail; in a conversation, an answer to a player does.
 * - Every player has one conversation, and so has every browser of a visitor, known by the hash of its token. Only a person answers.
 * - Each change of a conversation takes its next version; a message is kept once under its sender's key.
 * Publishes, keyed by player: `support.ChatChanged {conversationId, playerId, state, unread, version}`, without what was said.
 */
export function createSupport(runtime: Runtime, options: { identity: Identity; messages: Messages }) {
  const deps: Deps = { ...runtime, ...options }
  return { routes: routes(deps), backOffice: createBackOffice(deps) }
}

export type Support = ReturnType<typeof createSupport>
export type { BackOfficeReply } from './back-office.ts'
