import { createPasswords } from '@andon/platform/passwords'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'
import { createCaptcha } from './captcha/captcha.ts'
import { changeDetails, type DetailsChange } from './change-details.ts'
import type { Deps, IdentityOptions } from './deps.ts'
import { jobs } from './jobs.ts'
import { createKnownDevices } from './login/known-device.ts'
import { seedDemoPlayer } from './registration/seed-demo-player.ts'
import { routes } from './routes.ts'
import { followLimits } from './sessions/follow-limits.ts'
import { authenticate } from './sessions/sessions.ts'
import { sessionsLive, sessionsOver } from './sessions/sessions-live.ts'
import { staffRoutes } from './staff.ts'
import { acquisitions } from './store/acquisitions.ts'
import { endMailSubscription, endSubscriptions } from './store/details.ts'
import { factsByIds, playerById, playerIdsAfter } from './store/players.ts'
import { createThrottle } from './throttle.ts'
import { createSeal } from './two-factor/seal.ts'

/**
 * Identity owns who a player is and how they prove it: players, credentials, sessions, one-time codes and tokens.
 * - No two players share an e-mail address, a nickname or a phone number, in their folded forms.
 * - What opens an account (passwords, cookies, tokens, codes) is stored only as a hash; nothing secret is logged or published.
 * - A session ends once, for one reason, and `identity.SessionEnded` says so; a new password ends the player's sessions in its transaction.
 * - A passkey's challenge, a code of the app, a recovery code and a proof of work each count once. The app's secret is the one thing that must be
 *   read again, so it is kept encrypted.
 * - Failed tries are counted before the answer is known and outlive the refused request.
 * - A lock and the end of session time end the player's sessions in the same transaction.
 * Publishes, keyed by player (facts.ts): `identity.SessionEnded`.
 */
export function createIdentity(runtime: Runtime, options: IdentityOptions) {
  const throttle = createThrottle(runtime, options.freeTries)
  const deps: Deps = {
    ...runtime,
    ...options,
    passwords: createPasswords(),
    throttle,
    captcha: createCaptcha(runtime, { throttle, secrets: options.secrets }),
    knownDevices: createKnownDevices(runtime, options.secrets),
    seal: createSeal(runtime, options),
  }
  followLimits(deps)
  return {
    routes: routes(deps),
    staffRoutes,
    jobs: jobs(deps),
    /** The session that the value of the cookie `sessionCookie({secure})` belongs to; null if there is none. */
    authenticate: (cookie: string | undefined) => authenticate(deps, cookie),
    sessionsLive: (executor: Db | Tx, sessionIds: readonly string[], options?: { touchIn?: Tx }) =>
      sessionsLive(deps, executor, sessionIds, options),
    /** The given sessions that have ended, with the reason. */
    sessionsOver: (executor: Db | Tx, sessionIds: readonly string[]) => sessionsOver(deps, executor, sessionIds),
    player: (executor: Db | Tx, playerId: string) => playerById(executor, playerId),
    playersByIds: (executor: Db | Tx, playerIds: readonly string[]) => factsByIds(executor, playerIds),
    /** Withdraws the player's consent to marketing; returns the channels that had consent. */
    endSubscriptions: (tx: Tx, playerId: string) => endSubscriptions(tx, playerId),
    endMailSubscription: (tx: Tx, playerId: string) => endMailSubscription(tx, playerId),
    /** Players who came by an affiliate's link, with the values of its four cookies, in pages by player id. */
    acquisitions: (executor: Db | Tx, page: Parameters<typeof acquisitions>[1]) => acquisitions(executor, page),
    /** Up to `limit` player ids in ascending order, starting after `after`. */
    playerIdsAfter: (executor: Db | Tx, page: { after: string; limit: number }) => playerIdsAfter(executor, page),
    changeDetails: (change: DetailsChange) => changeDetails(deps, change),
    /** Sandbox only. */
    seedDemoPlayer: () => seedDemoPlayer(deps),
  }
}

export type Identity = ReturnType<typeof createIdentity>
export { type SecurityChange, securityChanged, securityChanges, sessionEnded } from './facts.ts'
export { profileView } from './player-view.ts'
export { securityMessages } from './security/security-messages.ts'
export { sessionCookie } from './sessions/session-cookie.ts'
export type { Authentication } from './sessions/sessions.ts'
export type { Acquisition } from './store/acquisitions.ts'
export type { Details } from './store/details.ts'
export type { Player } from './store/players.ts'
export { ordinaryFreeTries } from './throttle.ts'
