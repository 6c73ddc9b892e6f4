import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'
import { admitSession, sessionsEnded } from './admit-session.ts'
import { checkStakes } from './check-stakes.ts'
import { depositAllowance } from './deposit-allowance.ts'
import { checkCapture, checkDeposit, recordDeposit, releaseDeposit } from './deposits.ts'
import type { Deps, LimitsOptions } from './deps.ts'
import { lockAlike } from './exclude.ts'
import type { DepositRefusal, DepositRequest, LimitRefusal, Lock, Played, Stake } from './limits-for-money.ts'
import { lockPlayerRows } from './lock-player-rows.ts'
import { realityCheckOf } from './reality-check.ts'
import { recordPlay } from './record-play.ts'
import { beginReview, endReview } from './review.ts'
import { routes } from './routes.ts'
import { locksOf } from './store/players.ts'

/**
 * The limits own how much a player may deposit, lose, stake and be logged in, and whether they may at all: limits, locks and breaks, with their
 * history, and the counters that all of it is judged by.
 * - The tightest of the player's, the operator's and the jurisdiction's limits holds. Less protection waits and is confirmed, more holds at once.
 * - A window is the elapsed time of its days up to now. What was used in it is never rounded in the player's favour (store/usage.ts), and whoever
 *   checks holds the player's row until the money has moved, so no limit is passed by one yen, however many ask at once.
 * - Counters are kept for everybody from the first yen, so a limit knows what was before it.
 * - A lock or break is moved later or not at all. It holds the same row: no stake commits after it.
 * - A deposit is judged when it is opened, when its money is captured and in the transaction that credits it. Money that is credited counts, and is
 *   the player's.
 * - A lock's end is not enough: the player asks to come back and waits a day. Breaks end by themselves.
 *
 * Order of locks in one transaction: the supplier's or cashier's own rows, then the person (exclusions), then `lockPlayerRows` (or a check, which
 * holds them too), then login sessions, then the wallet's accounts, then `recordPlay` or `recordDeposit`. A lock of the account takes them in the
 * same order, so nobody waits in a circle.
 * Publishes, keyed by player: `limits.LimitsChanged {playerId, types, limits, version}`, `limits.AccountLocked {playerId, kind, since, until?,
 * limits, version}`: the whole state, newest where `version` is highest.
 */
export function createLimits(runtime: Runtime, options: LimitsOptions) {
  const deps: Deps = { ...runtime, ...options }
  const moneyPath: LimitsForMoney = {
    lockPlayerRows: async (tx, playerIds) => void (await lockPlayerRows(deps, tx, playerIds)),
    checkStakes: (tx, stakes) => checkStakes(deps, tx, stakes),
    recordPlay: (tx, moved) => recordPlay(deps, tx, moved),
    checkDeposit: (tx, request) => checkDeposit(deps, tx, request),
    checkCapture: (tx, request) => checkCapture(deps, tx, request),
    recordDeposit: (tx, request) => recordDeposit(deps, tx, request),
    releaseDeposit,
    depositAllowance: (executor, playerId) => depositAllowance(deps, executor, playerId),
    lockOf: (executor, playerIds) => locksOf(executor, playerIds, runtime.clock.now()),
  }
  return {
    routes: routes(deps),
    ...moneyPath,
    /** Locks an account as another one of the same person is locked; false where it is for as long already. */
    lockAlike: (tx: Tx, account: { playerId: string; lock: Lock }) => lockAlike(deps, tx, account),
    /** Deposits and play of the player wait for an operator, or until then; the login, the money and the player's own limits do not. */
    beginReview: (tx: Tx, review: { playerId: string; until: Temporal.Instant | null }) =>
      beginReview(deps, tx, review),
    endReview: (tx: Tx, playerId: string) => endReview(deps, tx, playerId),
    /** For the login's own transaction; throws ACCOUNT_LOCKED or SESSION_LIMIT_REACHED, else says when a limit ends the session. */
    admitSession: (tx: Tx, session: { playerId: string; sessionId: string }) => admitSession(deps, tx, session),
    /** In the transaction that ends them; `at` is when the player was last there. */
    sessionsEnded,
    /** Minutes between reality checks of a player. */
    realityCheckOf: (executor: Db | Tx, player: { playerId: string; country: string }) =>
      realityCheckOf(executor, player),
  }
}
export type Limits = ReturnType<typeof createLimits>

/** What the limits offer to whoever moves money. */
export interface LimitsForMoney {
  /** Takes the players' rows, in order, until the transaction ends: from here on no limit, lock or break of theirs changes. */
  lockPlayerRows(tx: Tx, playerIds: readonly string[]): Promise<void>
  /** One answer for each stake, in order; an accepted one counts against those after it. A constant number of statements. Holds the players. */
  checkStakes(tx: Tx, stakes: readonly Stake[]): Promise<readonly (LimitRefusal | null)[]>
  /** After the posting, in its transaction: stakes, wins and rollbacks of any number of players. */
  recordPlay(tx: Tx, moved: readonly Played[]): Promise<void>
  /** Throws LIMIT_REACHED or ACCOUNT_LOCKED; else the amount is reserved, and every later check sees it, until one of the two below. */
  checkDeposit(tx: Tx, request: DepositRequest): Promise<void>
  /**
   * Whether a deposit may be captured and credited now: null, or what stops it. Call it before the supplier is asked to capture, and again in the
   * transaction that credits, before `recordDeposit`. Holds the player, and keeps the amount reserved where it passes.
   */
  checkCapture(tx: Tx, request: DepositRequest): Promise<DepositRefusal | null>
  /** Counts what is credited. In the transaction that credits it, after `checkCapture`. */
  recordDeposit(tx: Tx, request: DepositRequest): Promise<void>
  /** It came to nothing. Harmless for one that was never reserved. */
  releaseDeposit(tx: Tx, depositId: string): Promise<void>
  /** The most that a player could deposit now, for showing it; null: no limit says. */
  depositAllowance(executor: Db | Tx, playerId: string): Promise<number | null>
  /** The lock, break or review in force of each player who has one. */
  lockOf(executor: Db | Tx, playerIds: readonly string[]): Promise<ReadonlyMap<string, Lock>>
}

export type { DepositRefusal, DepositRequest, LimitRefusal, Lock, Played, Stake } from './limits-for-money.ts'
export { operatorLimits } from './operator-limits.ts'
