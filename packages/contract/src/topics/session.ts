import * as v from 'valibot'
import { topic } from '../topic.ts'

/** The end of the login session. */
export const sessionTopic = topic('session', {
  access: 'session',
  payload: v.object({
    state: v.literal('ended'),
    reason: v.picklist(['LOGGED_OUT', 'SESSION_EXPIRED', 'SESSION_LIMIT_REACHED', 'SESSION_IDLE', 'ACCOUNT_LOCKED']),
  }),
  conflation: { keep: 'all' },
})
