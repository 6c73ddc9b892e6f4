import { fact } from '@andon/contract/fact'
import * as v from 'valibot'
import { endReasons } from './store/sessions.ts'

/** A session of the player, the fact's key, ended. */
export const sessionEnded = fact(
  'identity.SessionEnded',
  v.object({ sessionId: v.string(), reason: v.picklist(endReasons) }),
)

export const securityChanges = [
  ...(['password', 'email', 'phone', 'passkeyAdded', 'passkeyRemoved'] as const),
  ...(['secondStepOn', 'secondStepOff', 'recoveryCodesRenewed', 'recoveryCodeUsed'] as const),
] as const
export type SecurityChange = (typeof securityChanges)[number]

/** How the player, the fact's key, logs in or is reached has changed. Mailed already. */
export const securityChanged = fact(
  'identity.SecurityChanged',
  v.object({ changeId: v.string(), what: v.picklist(securityChanges) }),
)
