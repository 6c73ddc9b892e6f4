import { fact } from '@andon/contract/fact'
import * as v from 'valibot'

/** Sessions of the account, the fact's key, ended before their time, or have other roles. */
export const staffSessionsChanged = fact('staff.SessionsChanged', v.object({}))
