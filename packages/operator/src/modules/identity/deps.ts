import type { Site } from '@andon/contract/sites'
import type { Currency } from '@andon/money'
import type { Messages } from '@andon/platform/messages'
import type { Runtime } from '@andon/platform/runtime'
import type { Secrets } from '@andon/platform/secrets'
import type { Tx } from '@andon/platform/sql'
import type { Captcha } from './captcha/captcha.ts'
import type { KnownDevices } from './known-device.ts'
import type { Passwords } from './passwords.ts'
import type { NewPlayer } from './store/players.ts'
import type { FreeTries, Throttle } from './throttle.ts'
import type { Seal } from './two-factor/seal.ts'

/** What the composition passes in: identity uses no other module. */
export interface IdentityOptions {
  /** The brands that are served, with their hosts. */
  readonly sites: readonly Site[]
  readonly messages: Messages
  readonly secrets: Secrets
  /** Opens the new player's wallet accounts, in the registration's own transaction. */
  openAccounts(tx: Tx, account: { playerId: string; currency: Currency }): Promise<void>
  /** Records that the new player accepts the policies in force, in the same transaction. */
  acceptPolicies(tx: Tx, player: { playerId: string }): Promise<void>
  /** Recognises people who are excluded under another account. */
  readonly persons: PersonChecks
  /** Who may log in, and for how long. */
  readonly sessionLimits: SessionLimits
  /** Whether a brand accepts residents of a country (ISO 3166-1 alpha-2). */
  isOffered(place: { site: string; country: string }): boolean
  /** How many registrations an hour, and failed logins in 15 minutes, an address has before proof of work is asked for. */
  readonly freeTries: FreeTries
}

export interface PersonChecks {
  /** In the registration's transaction, once the player's row is there. Throws ACCOUNT_LOCKED for an excluded person; may hold the account for review. */
  screenNewcomer(tx: Tx, player: NewPlayer): Promise<void>
  /** After the registration's transaction has failed: puts on record that an excluded person was the reason, if so. */
  recordRefusal(error: unknown): Promise<void>
  /** Before the player's row is held in a change of details: nobody else comes to have these, or locks who has them, until the commit. */
  lockDetails(tx: Tx, details: NewPlayer): Promise<void>
  /** Once they are changed; may lock the account or hold it for review. */
  screenDetails(tx: Tx, player: NewPlayer): Promise<void>
}

/** What the limits have to say to sessions. */
export interface SessionLimits {
  /** Before anything else of the player's sessions is touched; throws for whoever may not log in now. */
  admitSession(tx: Tx, session: { playerId: string; sessionId: string }): Promise<{ endsAt: Temporal.Instant | null }>
  sessionsEnded(tx: Tx, ended: readonly { sessionId: string; at: Temporal.Instant }[]): Promise<void>
}

/** What the use cases are built from. */
export interface Deps extends Runtime, IdentityOptions {
  readonly passwords: Passwords
  readonly throttle: Throttle
  readonly captcha: Captcha
  readonly knownDevices: KnownDevices
  readonly seal: Seal
}
