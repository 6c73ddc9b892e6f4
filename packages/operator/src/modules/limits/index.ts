import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'
import { admitSession, sessionsEnded } from './admit-session.ts'
import { checkStakes, lockStakers } from './check-stakes.ts'
import { depositAllowance } from './deposit-allowance.ts'
import { checkCapture, checkDeposit, recordDeposit, releaseDeposit } from './deposits.ts'
import type { Deps, LimitsOptions } from './deps.ts'
import { lockAlike } from './exclusion/exclude.ts'
import { beginReview, endReview } from './exclusion/review.ts'
import type {
  DepositRefusal,
  DepositRequest,
  LimitRefusal,
  Lock,
  LockedStakers,
  Played,
  Stake,
} from './limits-for-money.ts'
import { lockPlayerRows } from './lock-player-rows.ts'
import { playBetween } from './play-history.ts'
import { type RealityMinutes, realityCheckOf, realityMinutesOf } from './reality-check.ts'
import { recordPlay } from './record-play.ts'
import { routes } from './routes.ts'
import { insertPlayer, type KnownPlayer, locksOf } from './store/players.ts'

/**
 * Limits on a player's deposits, losses, stakes and login time, locks and breaks, their history, and the counters that limits are checked
 * against.
 * - The tightest of the player's, the operator's and the jurisdiction's limits applies. A change to less protection waits and has to be confirmed; a
 *   change to more applies at once.
 * - A window is the elapsed time of its days up to now. Its use is never rounded in the player's favour (store/usage.ts). A check locks the player's
 *   row until the money has moved, so concurrent requests cannot exceed a limit.
 * - Counters are kept for every player from the start, so a new limit includes earlier play.
 * - The end of a lock or break can only be moved later. It locks the same row, so no stake commits after it.
 * - A deposit is checked when it is opened, when its money is captured and in the transaction that credits it. Credited money always counts.
 * - After a lock ends, the player has to request the return and wait a day. Breaks end automatically.
 *
 * Order of locks in one transaction: the supplier's or cashier's own rows, then the person (exclusions), then `lockPlayerRows` (or a check, which
 * locks them too), then login sessions, then the wallet's accounts, then `recordPlay` or `recordDeposit`. Locking an account uses the
 * same order, which prevents deadlocks.
 * Writes facts, keyed by player (facts.ts): limits and locks with their complete state, of which the highest `version` is the newest, and when session
 * limits end the running sessions. Identity and profile follow them in the transaction: a lock ends the sessions and the consent to marketing.
 */
export function createLimits(runtime: Runtime, options: LimitsOptions) {
  const deps: Deps = { ...runtime, ...options }
  const moneyPath: LimitsForMoney = {
    lockPlayerRows: async (tx, playerIds) => void (await lockPlayerRows(deps, tx, playerIds)),
    lockStakers: (tx, playerIds) => lockStakers(deps, tx, playerIds),
    checkStakes: (tx, asked) => checkStakes(deps, tx, asked),
    recordPlay: (tx, moved) => recordPlay(deps, tx, moved),
    checkDeposit: (tx, request) => checkDeposit(deps, tx, request),
    checkCapture: (tx, request) => checkCapture(deps, tx, request),
    recordDeposit: (tx, request) => recordDeposit(deps, tx, request),
    releaseDeposit,
    realityMinutesOf,
    depositAllowance: (executor, playerId) => depositAllowance(deps, executor, playerId),
    lockOf: (executor, playerIds) => locksOf(executor, playerIds, runtime.clock.now()),
  }
  return {
    routes: routes(deps),
    ...moneyPath,
    /** For the registration's transaction: every player has a row. */
    openPlayer: (tx: Tx, player: KnownPlayer) => insertPlayer(tx, player),
    /** Locks an account like another one of the same person; false if it is already locked as long. */
    lockAlike: (tx: Tx, account: { playerId: string; lock: Lock }) => lockAlike(deps, tx, account),
    /** Blocks the player's deposits and play until an operator decides or until then; login, withdrawals and the player's own limits still work. */
    beginReview: (tx: Tx, review: { playerId: string; until: Temporal.Instant | null }) =>
      beginReview(deps, tx, review),
    endReview: (tx: Tx, playerId: string) => endReview(deps, tx, playerId),
    /** For the login's transaction; throws ACCOUNT_LOCKED or SESSION_LIMIT_REACHED, otherwise returns when a limit ends the session. */
    admitSession: (tx: Tx, session: { playerId: string; sessionId: string; country: string }) =>
      admitSession(deps, tx, session),
    /** For the transaction that ends the sessions; `at` is when the player was last active. */
    sessionsEnded,
    /** Deposits, stakes, wins and time of a player between two instants. */
    playBetween: (executor: Db | Tx, span: { playerId: string; from: Temporal.Instant; until: Temporal.Instant }) =>
      playBetween(deps, executor, span),
    /** Minutes between reality checks of a player. */
    realityCheckOf: (executor: Db | Tx, player: { playerId: string; country: string }) =>
      realityCheckOf(executor, player),
  }
}
export type Limits = ReturnType<typeof createLimits>

/** For modules that move money. */
export interface LimitsForMoney {
  /** Locks the players' rows, in order, until the transaction ends; their limits, locks and breaks cannot change meanwhile. */
  lockPlayerRows(tx: Tx, playerIds: readonly string[]): Promise<void>
  /** Locks the rows of those who are players, in order, until the transaction ends; for `checkStakes`. */
  lockStakers(tx: Tx, playerIds: readonly string[]): Promise<LockedStakers>
  /** One result for each stake, in order; an accepted one counts for those after it. A constant number of statements. Every player's row is locked. */
  checkStakes(
    tx: Tx,
    asked: { stakers: LockedStakers; stakes: readonly Stake[] },
  ): Promise<readonly (LimitRefusal | null)[]>
  /** Counts stakes, wins and rollbacks of any number of players. Call it after posting, in the same transaction. */
  recordPlay(tx: Tx, moved: readonly Played[]): Promise<void>
  /** Throws LIMIT_REACHED or ACCOUNT_LOCKED; otherwise reserves the amount for every later check until it is recorded or released. */
  checkDeposit(tx: Tx, request: DepositRequest): Promise<void>
  /**
   * Whether a deposit may be captured and credited now: null, or the reason against it. Call it before the capture at the supplier, and again in the
   * transaction that credits, before `recordDeposit`. Locks the player's row and keeps the amount reserved if it passes.
   */
  checkCapture(tx: Tx, request: DepositRequest): Promise<DepositRefusal | null>
  /** Counts a credited deposit. Call it in the transaction that credits, after `checkCapture`. */
  recordDeposit(tx: Tx, request: DepositRequest): Promise<void>
  /** Releases the reservation of a failed deposit; has no effect without one. */
  releaseDeposit(tx: Tx, deposit: { playerId: string; depositId: string }): Promise<void>
  /** The largest deposit that is possible now, for display; null without a limit. */
  depositAllowance(executor: Db | Tx, playerId: string): Promise<number | null>
  /** Minutes between reality checks of any of these players, by the country where they are. */
  realityMinutesOf(executor: Db | Tx, playerIds: readonly string[]): Promise<RealityMinutes>
  /** The lock, break or review in force of each player who has one. */
  lockOf(executor: Db | Tx, playerIds: readonly string[]): Promise<ReadonlyMap<string, Lock>>
}

export { accountLocked, limitsChanged, sessionTimeChanged } from './facts.ts'
export type {
  DepositRefusal,
  DepositRequest,
  LimitRefusal,
  Lock,
  LockedStakers,
  Played,
  Stake,
} from './limits-for-money.ts'
export { operatorLimits } from './operator-limits.ts'
export type { RealityMinutes } from './reality-check.ts'
