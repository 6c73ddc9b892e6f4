import type { ReplyOf } from '@andon/contract'
import type { identity } from '@andon/contract/player-api/identity'

/** What the page announces, once for each login, to whatever else an operator puts on it. */
const name = 'login-complete'

type LoginComplete = Pick<ReplyOf<typeof identity.login>, 'userLang' | 'callPolicy' | 'message'>

export function announceLogin({ userLang, callPolicy, message }: LoginComplete): void {
  dispatchEvent(new CustomEvent<LoginComplete>(name, { detail: { userLang, callPolicy, message } }))
}
