/**
 * The bookmaker's bets: a supplier of the operator like the arcade. Owns the schema `bookmaker`: bets and their legs, what is known of selections, the book's positions,
 * limits, quotes of cash-outs, and the payments that are due. It knows a player only through the wallet API. Invariants:
 * - a bet is stored, and its loss reserved in the positions of its markets, before its stake is asked for; a bet that is not accepted has no stake taken, or got it back;
 * - every payment is stored in the transaction that causes it, sent in the order of its bet, and moves money once;
 * - the positions are the sums of the open bets, and never pass their caps by a bet.
 * Locks, in this order: bets by player and id, losses of events by id, positions by event and market.
 */
import type { KeyObject } from 'node:crypto'
import type { WalletCall } from '@andon/contract/wallet-api'
import { assert } from '@andon/platform/assert'
import type { Runtime } from '@andon/platform/runtime'
import { type Tx, within } from '@andon/platform/sql'
import { createWalletClient, type WalletPort, type WalletTransport } from '@andon/platform/wallet-client'
import type { BetRefusalCode } from './bets/bet-refusals.ts'
import type { CashOutQuoted, CashOutRequest, CashOutTaken } from './cash-out/cash-out-view.ts'
import { quoteCashOut } from './cash-out/quote-cash-out.ts'
import { removeRule, setRule } from './cash-out/rules.ts'
import { takeCashOut } from './cash-out/take-cash-out.ts'
import type { Deps } from './deps.ts'
import type { BetRequest, BettingPlayer } from './placing/bet-request.ts'
import type { BetPlaced, BetView } from './placing/bet-view.ts'
import { type BookLimits, defaultLimits, type LimitsScope, type OwnLimits } from './placing/book-limits.ts'
import { placeBet } from './placing/place-bet.ts'
import { showBet, showBets } from './placing/show-bet.ts'
import type { BookNow, ResultMessage } from './running/border.ts'
import type { CashOutRule } from './settlement/cash-out-rule.ts'
import { takeResults, voidBet } from './settling/settle-bets.ts'
import { findBet, findBets, type OpenStakes, openStakes } from './store/bets.ts'
import type { RuleName } from './store/cash-out-rules.ts'
import { saveLimits, saveStakeFactor } from './store/limits.ts'
import { findTrouble, type Trouble } from './store/settled-bets.ts'
import { createWorker, work } from './worker.ts'

export type { BetLegRequest, BetRequest, BettingPlayer } from './placing/bet-request.ts'
export type { BoostNow, EachWayNow, JointNow, ResultMessage, SelectionNow } from './running/border.ts'

export interface BookmakerOptions {
  /** The bookmaker's code at the operator, sent with each call; also the game code of its bets. */
  readonly supplierCode: string
  /** Ed25519 private key, of which the operator has the public key; or a secret that both have. */
  readonly signingKey: KeyObject
  readonly transport: WalletTransport
  /** After this time without a reply, the outcome of a wallet call is unknown. */
  readonly walletTimeoutMs?: number
  readonly book: BookNow
  readonly limits?: Partial<BookLimits>
  /** Of the fair value of a cash-out, what we keep, in thousandths. */
  readonly cashOutMargin?: number
}

/** What a result, or an order of staff, changes. */
export interface BookChanges {
  /** Stores what is known of selections; resolved, nothing of it is lost. `work` settles the bets. A message that came before changes nothing. */
  takeResults(messages: readonly ResultMessage[]): Promise<void>
  /** By staff: every leg counts as void, whatever its result; the stake comes back. False: the player has no such bet that can be voided. */
  voidBet(playerId: string, betId: string, reason: string): Promise<boolean>
  setLimits(scope: LimitsScope, limits: OwnLimits): Promise<void>
  /** Of one player, in thousandths: 1000 is everybody's. */
  setStakeFactor(playerId: string, factor: number): Promise<void>
}

export interface Bookmaker extends BookChanges {
  /** The operator's wallet, signed: for `authenticate` and `balance`. */
  readonly wallet: WalletPort<WalletCall>
  /** Throws SlipRefusal for a slip that makes no bet at all. */
  placeBet(player: BettingPlayer, request: BetRequest): Promise<BetPlaced>
  /** Null: the player has no such bet. */
  findBet(playerId: string, betId: string): Promise<BetView | null>
  /** The newest first, below the id `before`; at most 100. */
  listBets(
    playerId: string,
    page: { readonly open: boolean; readonly before: string | null; readonly limit: number },
  ): Promise<BetView[]>
  /** What of the player's stakes is not decided and not cashed out, in minor units: in all, and of bets placed from `since` on. */
  openStakes(playerId: string, since: Temporal.Instant): Promise<OpenStakes>
  quoteCashOut(playerId: string, betId: string): Promise<CashOutQuoted>
  takeCashOut(playerId: string, request: CashOutRequest): Promise<CashOutTaken>
  /** Cashes the bet out once the rule holds, also while the player is away. `id` is the client's name of it; again, it is the same rule. Null: it is kept. */
  setCashOutRule(name: RuleName, rule: CashOutRule): Promise<BetRefusalCode | null>
  removeCashOutRule(name: RuleName): Promise<void>
  /** Changes as a part of this transaction: stored with it, or not at all. */
  within(tx: Tx): BookChanges
  /** What a person must look at: bets that a result cannot settle, payments that the wallet contradicts; at most 100 of each. */
  listTrouble(): Promise<Trouble[]>
  /** Continues everything that is due: delayed bets, unanswered stakes, results, payments. Returns how much it did. */
  work(): Promise<number>
  /** Works every half second until stopped. */
  readonly worker: { start(): void; stop(): Promise<void> }
}

const mostListed = 100

export function createBookmaker(
  { db, clock, newId, log, facts }: Pick<Runtime, 'db' | 'clock' | 'newId' | 'log' | 'facts'>,
  {
    supplierCode,
    signingKey,
    transport,
    walletTimeoutMs = 4000,
    book,
    limits = {},
    cashOutMargin = 50,
  }: BookmakerOptions,
): Bookmaker {
  assert(cashOutMargin >= 0 && cashOutMargin <= 1000, 'the margin of cash-outs is from 0 to 1000 thousandths')
  const wallet = createWalletClient({
    transport,
    supplier: supplierCode,
    supplierKey: signingKey,
    timeoutMs: walletTimeoutMs,
  })
  const deps: Deps = {
    ...{ db, clock, newId, log, facts, wallet, supplierCode, book, cashOutMargin },
    limits: { ...defaultLimits, ...limits },
  }
  return {
    wallet,
    placeBet: (player, request) => placeBet(deps, player, request),
    findBet: async (playerId, id) => {
      const bet = await findBet(db, { playerId, id })
      return bet && showBet(deps, bet)
    },
    listBets: async (playerId, { open, before, limit }) =>
      showBets(deps, await findBets(db, { playerId, open, before, limit: Math.min(limit, mostListed) })),
    openStakes: (playerId, since) => openStakes(db, { playerId, since }),
    quoteCashOut: (playerId, id) => quoteCashOut(deps, { playerId, id }),
    takeCashOut: (playerId, request) => takeCashOut(deps, playerId, request),
    setCashOutRule: (name, rule) => setRule(deps, name, rule),
    removeCashOutRule: (name) => removeRule(deps, name),
    ...bookChanges(deps),
    within: (tx) => bookChanges({ ...deps, db: within(db, tx) }),
    listTrouble: () => findTrouble(db, mostListed),
    work: () => work(deps),
    worker: createWorker(deps),
  }
}

function bookChanges(deps: Deps): BookChanges {
  const { db } = deps
  return {
    takeResults: (messages) => takeResults(deps, messages),
    voidBet: (playerId, id, reason) => voidBet(deps, { playerId, id }, reason),
    setLimits: (scope, own) => saveLimits(db, scope, own),
    setStakeFactor: (playerId, factor) => saveStakeFactor(db, playerId, factor),
  }
}
