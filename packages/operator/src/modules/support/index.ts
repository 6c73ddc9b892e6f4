import type { Messages } from '@andon/platform/messages'
import type { Runtime } from '@andon/platform/runtime'
import type { Identity } from '../identity/index.ts'
import { createBackOffice } from './back-office.ts'
import type { Deps } from './deps.ts'
import { routes } from './routes.ts'
import { staffRoutes } from './staff.ts'

/**
 * Support owns the messages to customer service, by form or in a conversation, and the replies. Anyone may write, logged in or not, so that people who
 * cannot log in have a way to reach us.
 * - The rate is limited per sender. A message by form causes a mail to its sender, a reply in a conversation one to the player.
 * - Every player has one conversation, and so has every visitor's browser, identified by the hash of its token. All replies are by people.
 * - Each change of a conversation increases its version; a message is stored once for its sender's key.
 * Publishes, keyed by player (facts.ts): `support.ChatChanged`, without the text.
 */
export function createSupport(runtime: Runtime, options: { identity: Identity; messages: Messages }) {
  const deps: Deps = { ...runtime, ...options }
  return { routes: routes(deps), backOffice: createBackOffice(deps), staffRoutes: staffRoutes(deps) }
}

export type Support = ReturnType<typeof createSupport>
export { chatChanged } from './facts.ts'
