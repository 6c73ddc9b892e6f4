import type { KeyObject } from 'node:crypto'
import type { WalletCall } from '@andon/contract/wallet-api'
import { assert } from '@andon/platform/assert'
import type { Runtime } from '@andon/platform/runtime'
import { within } from '@andon/platform/sql'
import { createWalletClient, type WalletPort, type WalletTransport } from '@andon/platform/wallet-client'
import type { BetRefusalCode } from '../bet-rules/bet-refusals.ts'
import { type BookLimits, defaultLimits } from '../bet-rules/book-limits.ts'
import type { Offer } from '../book/offer.ts'
import type { CashOutQuoted, CashOutRequest, CashOutTaken } from '../cash-out/cash-out-view.ts'
import { quoteCashOut } from '../cash-out/quote-cash-out.ts'
import { removeRule, setRule } from '../cash-out/rules.ts'
import { takeCashOut } from '../cash-out/take-cash-out.ts'
import type { BetEdit, BetRequest, BettingPlayer } from '../placing/bet-request.ts'
import type { BetPlaced, BetView } from '../placing/bet-view.ts'
import { editBet, placeBet } from '../placing/place-bet.ts'
import { showBet, showBets } from '../placing/show-bet.ts'
import type { CashOutRule } from '../settlement/cash-out-rule.ts'
import { storeResults, voidBet } from '../settling/settle-bets.ts'
import { findBet, findBets, type OpenStakes, openStakes } from '../store/bets.ts'
import type { RuleName } from '../store/cash-out-rules.ts'
import type { Deps } from '../store/deps.ts'
import { saveLimits, saveStakeFactor } from '../store/limits.ts'
import { findTrouble, type Trouble } from '../store/settled-bets.ts'
import type { BookChanges, TransactionalBets } from '../trading/book-changes.ts'
import { createWorker, work } from './work.ts'

export interface BookmakerOptions {
  /** The bookmaker's code at the operator, sent with each call; also the game code of its bets. */
  readonly supplierCode: string
  /** Ed25519 private key, of which the operator has the public key; or a secret that both have. */
  readonly signingKey: KeyObject
  readonly transport: WalletTransport
  /** After this time without a reply, the outcome of a wallet call is unknown. */
  readonly walletTimeoutMs?: number
  readonly book: Offer
  readonly limits?: Partial<BookLimits>
  /** Our share of the fair value of a cash-out, in thousandths. */
  readonly cashOutMargin?: number
}

export interface Bookmaker extends BookChanges, TransactionalBets {
  /** The operator's wallet, signed: for `authenticate` and `balance`. */
  readonly wallet: WalletPort<WalletCall>
  /** Throws SlipRefusal for a slip that makes no bet at all. */
  placeBet(player: BettingPlayer, request: BetRequest): Promise<BetPlaced>
  /** Changes an open bet; throws SlipRefusal as `placeBet`. */
  editBet(player: BettingPlayer, edit: BetEdit): Promise<BetPlaced>
  /** Null: the player has no such bet. */
  findBet(playerId: string, betId: string): Promise<BetView | null>
  /** The newest first, below the id `before`; at most 100. */
  listBets(
    playerId: string,
    page: { readonly open: boolean; readonly before: string | null; readonly limit: number },
  ): Promise<BetView[]>
  /** Returns the player's stakes that are not decided and not cashed out, in minor units: in all, and of bets placed from `since` on. */
  openStakes(playerId: string, since: Temporal.Instant): Promise<OpenStakes>
  quoteCashOut(playerId: string, betId: string): Promise<CashOutQuoted>
  takeCashOut(playerId: string, request: CashOutRequest): Promise<CashOutTaken>
  /** Cashes the bet out once the rule holds, also while the player is away. `id` is the client's name of it; again, it is the same rule. Null: it is kept. */
  setCashOutRule(name: RuleName, rule: CashOutRule): Promise<BetRefusalCode | null>
  removeCashOutRule(name: RuleName): Promise<void>
  /** Lists what a person must look at: bets that a result cannot settle, payments that the wallet contradicts; at most 100 of each. */
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
    db,
    clock,
    newId,
    log,
    facts,
    wallet,
    supplierCode,
    book,
    cashOutMargin,
    limits: { ...defaultLimits, ...limits },
  }
  return {
    wallet,
    placeBet: (player, request) => placeBet(deps, player, request),
    editBet: (player, edit) => editBet(deps, player, edit),
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
    storeResults: (messages) => storeResults(deps, messages),
    voidBet: (playerId, id, reason) => voidBet(deps, { playerId, id }, reason),
    setLimits: (scope, own) => saveLimits(db, scope, own),
    setStakeFactor: (playerId, factor) => saveStakeFactor(db, playerId, factor),
  }
}
