import { type Access, type Endpoint, parseRoute } from '../endpoint.ts'
import type { RefusalCode } from '../refusals.ts'
import { commonWalletRefusals } from '../wallet-api.ts'

/** Refusals that every call of an access can return; an endpoint declares its own besides. */
export function impliedRefusals(endpoint: Endpoint): readonly RefusalCode[] {
  const { access, route, body } = endpoint
  if (access === 'supplier') return commonWalletRefusals
  const isPost = parseRoute(route).method === 'POST'
  return [
    'FIELD_INVALID',
    'TOO_MANY_REQUESTS',
    ...(isPost ? (['MALFORMED', 'BODY_TOO_LARGE', 'MEDIA_TYPE_UNSUPPORTED'] as const) : []),
    ...(route.includes(' /ajax/') && (isPost || 'changesState' in endpoint) ? (['ANTI_FORGERY'] as const) : []),
    ...(body === 'multipart' ? (['FILE_TOO_LARGE'] as const) : []),
    ...(route.includes(' /ajax/') ? (['MAINTENANCE', 'COUNTRY_BLOCKED'] as const) : []),
    ...(access === 'player' && !('whileRestricted' in endpoint) ? (['ACCOUNT_LOCKED'] as const) : []),
    ...byAccess[access],
    'UNAVAILABLE',
  ]
}

const byAccess: Record<Exclude<Access, 'supplier'>, readonly RefusalCode[]> = {
  public: [],
  visitor: [],
  player: ['LOGIN_REQUIRED', 'SESSION_EXPIRED', 'SESSION_IDLE', 'SESSION_LIMIT_REACHED'],
  gameVisitor: [],
  gameSession: ['SESSION_EXPIRED'],
  sportsVisitor: [],
  sportsSession: ['SESSION_EXPIRED'],
  staffVisitor: [],
  staff: ['LOGIN_REQUIRED', 'SESSION_EXPIRED', 'FORBIDDEN'],
}
