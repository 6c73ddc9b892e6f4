import type { Site } from '@andon/contract/sites'
import type { Currency } from '@andon/money'
import type { Messages } from '@andon/platform/messages'
import type { Passwords } from '@andon/platform/passwords'
import type { Runtime } from '@andon/platform/runtime'
import type { Secrets } from '@andon/platform/secrets'
import type { Tx } from '@andon/platform/sql'
import type { Captcha } from './captcha/captcha.ts'
import type { KnownDevices } from './login/known-device.ts'
import type { NewPlayer } from './store/players.ts'
import type { FreeTries, Throttle } from './throttle.ts'
import type { Seal } from './two-factor/seal.ts'

/** The options that the composition passes in, functions of other modules among them: identity itself imports only facts of limits. */
export interface IdentityOptions {
  /** The sites that this server serves, with their hosts. */
  readonly sites: readonly Site[]
  readonly messages: Messages
  readonly secrets: Secrets
  /** Opens the new player's wallet accounts in the registration's transaction. */
  openAccounts(tx: Tx, account: { playerId: string; currency: Currency }): Promise<void>
  /** Records in the registration's transaction that the new player accepts the policies in force. */
  acceptPolicies(tx: Tx, player: { playerId: string }): Promise<void>
  /** Recognises people who are excluded under another account. */
  readonly persons: PersonChecks
  /** Decides who may log in, and for how long. */
  readonly sessionLimits: SessionLimits
  /** True if the brand accepts residents of the country (ISO 3166-1 alpha-2). */
  isOffered(place: { site: string; country: string }): boolean
  /** Names of staff accounts, which no player may have as a nickname. */
  staffNames(): Promise<readonly string[]>
  /** Registrations per hour and failed logins per 15 minutes that an address may make without proof of work. */
  readonly freeTries: FreeTries
}

export interface PersonChecks {
  /** Call in the registration's transaction, after the insert. Throws ACCOUNT_LOCKED for an excluded person; may put the account under review. */
  screenNewcomer(tx: Tx, player: NewPlayer): Promise<void>
  /** Call after a registration is rolled back. Records the refusal if `error` refused an excluded person. */
  recordRefusal(error: unknown): Promise<void>
  /**
   * Call before locking the player's row in a change of details. Other changes to the same details, and locks of accounts that share them, wait
   * until the commit.
   */
  lockDetails(tx: Tx, details: NewPlayer): Promise<void>
  /** Call after the details have changed. May lock the account or put it under review. */
  screenDetails(tx: Tx, player: NewPlayer): Promise<void>
}

/** How the limits module controls sessions. */
export interface SessionLimits {
  /** Call in the registration's transaction, before anything else asks about the player's limits and locks. */
  openPlayer(tx: Tx, player: { playerId: string; country: string; currency: Currency }): Promise<void>
  /** Call before changing any session of the player. The law of this country applies from now on. Throws if the player may not log in now. */
  admitSession(
    tx: Tx,
    session: { playerId: string; sessionId: string; country: string },
  ): Promise<{ endsAt: Temporal.Instant | null }>
  sessionsEnded(tx: Tx, ended: readonly { sessionId: string; playerId: string; at: Temporal.Instant }[]): Promise<void>
}

/** Dependencies of the identity use cases. */
export interface Deps extends Runtime, IdentityOptions {
  readonly passwords: Passwords
  readonly throttle: Throttle
  readonly captcha: Captcha
  readonly knownDevices: KnownDevices
  readonly seal: Seal
}
