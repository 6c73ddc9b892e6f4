import type { ReplyOf } from '@andon/contract'
import type { identity } from '@andon/contract/player-api/identity'

/** A browser event after each login, for an operator's own scripts on the page. */
const name = 'login-complete'

type LoginComplete = Pick<ReplyOf<typeof identity.login>, 'userLang' | 'callPolicy' | 'message'>

export function announceLogin({ userLang, callPolicy, message }: LoginComplete): void {
  dispatchEvent(new CustomEvent<LoginComplete>(name, { detail: { userLang, callPolicy, message } }))
}
