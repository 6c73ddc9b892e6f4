import type { Messages } from '@andon/platform/messages'
import type { Runtime } from '@andon/platform/runtime'
import type { Identity } from '../identity/index.ts'
import { type Deps, routes } from './routes.ts'

/**
 * Support owns what people write to customer service. Anyone may write, logged in or not, so that someone who cannot log in is not cut off;
 * how often is bounded per sender, because each message causes a mail.
 */
export function createSupport(runtime: Runtime, options: { identity: Identity; messages: Messages }) {
  const deps: Deps = { ...runtime, ...options }
  return { routes: routes(deps) }
}

export type Support = ReturnType<typeof createSupport>
