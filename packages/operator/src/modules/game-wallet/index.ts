import type { WalletRequest } from '@andon/contract/wallet-api'
import type { Bonuses } from '@andon/operator/bonuses'
import type { Catalogue } from '@andon/operator/catalogue'
import type { LimitsForMoney } from '@andon/operator/limits'
import { shardOf, type Wallet } from '@andon/operator/wallet'
import { createGroupCommit } from '@andon/platform/group-commit'
import type { Job } from '@andon/platform/jobs'
import type { Metrics } from '@andon/platform/metrics'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'
import { authenticate } from './authenticate.ts'
import { balance } from './balance.ts'
import { saveRaceProof, stateRaceSeeds } from './chips/prove-race.ts'
import { createChipRunner } from './chips/run-chip-call.ts'
import { createStacks } from './chips/stacks.ts'
import { isStackId } from './domain/chips.ts'
import type { MoneyCall } from './domain/stored.ts'
import { createHandle, type Handle, type WalletCalls } from './handle.ts'
import { moveJackpot } from './jackpots/move-jackpot.ts'
import {
  adjustCall,
  type BetRequest,
  betCall,
  type RollbackRequest,
  rollbackCall,
  roundCall,
  winCall,
} from './money-call.ts'
import { playerKnownTo } from './player-known-to.ts'
import type { PlayerLookups } from './player-lookups.ts'
import { createRefusalNotes } from './refusal-notes.ts'
import { type RoundQuery, readRounds } from './round-history/read-rounds.ts'
import { playedGames } from './round-history/store.ts'
import { markEndingsSeen, readWaitingRounds } from './round-history/waiting-rounds.ts'
import { createBatchRunner } from './run-batch.ts'
import { endSession, openSession, type SessionToOpen } from './sessions/open-session.ts'
import { createCheckStakes } from './stakes/check-stakes.ts'
import type { CycleFloor } from './stakes/cycles.ts'
import { loadTransactions, type TransactionName } from './store/transactions.ts'
import { sweepOpenRounds } from './sweep-open-rounds.ts'
import { accepted, refused, type WalletReply } from './wallet-reply.ts'
import { createWinWatch } from './win-watch.ts'

/** The modules that the game wallet calls, and player data. */
export interface GameWalletOptions extends PlayerLookups {
  readonly catalogue: Pick<
    Catalogue,
    | 'suppliers'
    | 'findGames'
    | 'offeredGames'
    | 'supplierStates'
    | 'takeLaunchToken'
    | 'contentVersion'
    | 'statedMaximums'
    | 'liveTables'
  >
  readonly wallet: Wallet
  readonly bonuses: Pick<Bonuses, 'openBonusBatch' | 'freeRoundsOf'>
  readonly limits: Pick<LimitsForMoney, 'lockStakers' | 'checkStakes' | 'recordPlay' | 'realityMinutesOf'>
  /** The stricter of the operator's and the law's; applies to the rounds of every supplier. */
  readonly cycleFloor: CycleFloor
  /** True if the brand has jackpots; the suppliers of its players' games are told. */
  hasJackpots(site: string): boolean
  /** Takes the meters that suppliers state of their jackpots. */
  readonly jackpotMeters: { tell(supplier: string, request: WalletRequest<'jackpotMeters'>): Promise<void> }
  /** Takes what suppliers state of matches. */
  readonly sportRounds: { tell(supplier: string, request: WalletRequest<'sportRounds'>): Promise<void> }
  /** The player of a supplier's round that anyone may see; null: no such round. */
  shownRound(round: { readonly supplier: string; readonly roundId: string }): Promise<string | null>
  readonly metrics: Pick<Metrics, 'walletRefusals' | 'winsAboveMaximum'>
}

/**
 * The game wallet is the operator's side of the wallet API (a seamless wallet): it serves suppliers' signed calls that open game sessions and
 * move stakes and wins. Owns the tables of the schema `game_wallet`; `playRecords` is what the catalogue may know
 * of them.
 * - A game session is bound to player, login session, supplier and game, and its token is stored as a hash.
 * - A supplier's transaction id moves money at most once; the same call gets the same reply.
 * - A round in one call is staked and paid, or neither. What a closed round has paid is corrected by adjusting it.
 * - Rounds of a race with chips (`chips/`) have stacks and records of their own and move no money; suppliers know their player by the stack.
 * - A bet is rolled back or paid, never both; wins and rollbacks never need a live session.
 */
export function createGameWallet(runtime: Runtime, options: GameWalletOptions) {
  const { catalogue } = options
  const { suppliers } = catalogue
  const deps = { ...options, suppliers }
  const winWatch = createWinWatch(runtime, options)
  const checkStakes = createCheckStakes(deps, { ...deps, clock: runtime.clock })
  const groupCommit = createGroupCommit<MoneyCall, WalletReply>(runtime, {
    run: createBatchRunner(runtime, { ...deps, winWatch, checkStakes }),
    shardOf: (call) => shardOf(call.playerId),
    enoughForOne: 64, // a batch has many statements, whose cost its calls share
  })
  const runWithChips = createChipRunner(runtime, { ...deps, checkStakes })
  const submit = (call: MoneyCall) => (isStackId(call.playerId) ? runWithChips(call) : groupCommit.submit(call))
  const calls = {
    authenticate: (supplier, request) => authenticate(runtime, deps, supplier, request),
    balance: (supplier, request) => balance(runtime.db, deps, supplier, request),
    bet: (supplier, request: BetRequest) => submit(betCall(supplier, request)),
    win: (supplier, request) => submit(winCall(supplier, request)),
    rollback: (supplier, request: RollbackRequest) => submit(rollbackCall(supplier, request)),
    round: (supplier, request) => submit(roundCall(supplier, request)),
    adjust: (supplier, request) => submit(adjustCall(supplier, request)),
    moveJackpot: (supplier, request) => moveJackpot(runtime, options, { supplier, ...request }),
    liveTables: async (supplier, request) => {
      await catalogue.liveTables.tell(supplier, request)
      return accepted({})
    },
    jackpotMeters: async (supplier, request) => {
      await options.jackpotMeters.tell(supplier, request)
      return accepted({})
    },
    sportRounds: async (supplier, request) => {
      await options.sportRounds.tell(supplier, request)
      return accepted({})
    },
    raceSeeds: (supplier, request) => stateRaceSeeds(runtime, supplier, request),
    raceProof: (supplier, request) => saveRaceProof(runtime, supplier, request),
    shownRound: async (supplier, { roundId }) => {
      const playerId = await options.shownRound({ supplier, roundId })
      return playerId === null ? refused('BET_UNKNOWN') : accepted({ playerId })
    },
  } satisfies WalletCalls
  const noteRefusal = createRefusalNotes(runtime, deps)
  const handle: Handle = createHandle({
    suppliers,
    calls,
    log: runtime.log,
    noteRefusal,
  })
  const sweep = () => sweepOpenRounds(runtime, { suppliers, submit: (call) => groupCommit.submit(call) })
  return {
    handle,
    /** The same calls, parsed and already verified, for a module that serves suppliers with another protocol. Refusals of the runtime are thrown. */
    calls,
    /** For those who use `calls`: counts and logs refusals as `handle` does. */
    noteRefusal,
    /** A game session for a supplier that gets its token from the operator, without a launch token. */
    openSession: (session: SessionToOpen) => runtime.db.transaction((tx) => openSession(runtime, deps, tx, session)),
    endSession: (sessionToken: string) => endSession(runtime, sessionToken),
    /** A player who has opened a game of this supplier. */
    playerKnownTo: (supplier: string, playerId: string) => playerKnownTo(runtime.db, deps, { supplier, playerId }),
    /** A stored bet, win, rollback or tombstone. */
    transactionOf: async (name: TransactionName) => (await loadTransactions(runtime.db, [name]))[0],
    /** Completes received calls and refuses new ones; for a server that stops. */
    drain: async () => {
      await groupCommit.drain()
      await winWatch.settled()
    },
    sweepOpenRounds: sweep,
    /** Play chips of races. */
    chips: createStacks(runtime),
    roundHistory: (executor: Db | Tx, query: RoundQuery) => readRounds(executor, catalogue, query),
    /** Rounds that wait for the player, and those that were finished without them. */
    waitingRounds: (query: Parameters<typeof readWaitingRounds>[2]) => readWaitingRounds(runtime, catalogue, query),
    markEndingsSeen: (seen: Parameters<typeof markEndingsSeen>[1]) => markEndingsSeen(runtime, seen),
    /** A player's games with their rounds, stakes and wins from `since` on. */
    playedGames: (executor: Db | Tx, query: { readonly playerId: string; readonly since: Temporal.Instant }) =>
      playedGames(executor, query),
    jobs: [{ name: 'catalogue.sweep-open-rounds', cron: '*/15 * * * *', run: sweep }] satisfies Job[],
  }
}

export type GameWallet = ReturnType<typeof createGameWallet>
export type { Stacks } from './chips/stacks.ts'
export { stackOf } from './chips/stacks.ts'
export type { ProvenSeed } from './chips/store-proofs.ts'
export type { ChipStack } from './domain/chips.ts'
export { chipRoundClosed, roundClosed } from './facts.ts'
export type { Handle, Headers } from './handle.ts'
export type { PlayerFacts, PlayerLookups } from './player-lookups.ts'
export type { PastRound } from './round-history/read-rounds.ts'
export type { LeftRound } from './round-history/waiting-rounds.ts'
export type { SessionRefusal } from './sessions/open-session.ts'
export { createVerifier, type Verifier } from './signature.ts'
export type { CycleFloor } from './stakes/cycles.ts'
export { playRecords } from './store/play-records.ts'
export { refused, type WalletReply } from './wallet-reply.ts'
