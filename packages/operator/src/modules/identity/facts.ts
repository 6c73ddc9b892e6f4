import { fact } from '@andon/contract/fact'
import * as v from 'valibot'
import { endReasons } from './store/sessions.ts'

/** A session of the player, the fact's key, ended. */
export const sessionEnded = fact(
  'identity.SessionEnded',
  v.object({ sessionId: v.string(), reason: v.picklist(endReasons) }),
)
