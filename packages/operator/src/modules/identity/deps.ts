import type { Currency } from '@andon/money'
import type { Messages } from '@andon/platform/messages'
import type { Runtime } from '@andon/platform/runtime'
import type { Tx } from '@andon/platform/sql'
import type { Passwords } from './passwords.ts'
import type { Throttle } from './throttle.ts'

/** What the composition passes in: identity uses no other module. */
export interface IdentityOptions {
  readonly messages: Messages
  /** Opens the new player's wallet accounts, in the registration's own transaction. */
  openAccounts(tx: Tx, account: { playerId: string; currency: Currency }): Promise<void>
  /** Records that the new player accepts the policies in force, in the same transaction. */
  acceptPolicies(tx: Tx, player: { playerId: string }): Promise<void>
}

/** What the use cases are built from. */
export interface Deps extends Runtime, IdentityOptions {
  readonly passwords: Passwords
  readonly throttle: Throttle
}
