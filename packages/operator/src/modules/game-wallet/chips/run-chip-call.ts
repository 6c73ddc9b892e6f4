import { isDeepStrictEqual } from 'node:util'
import { gameSessionLock, lockNames } from '@andon/operator/catalogue'
import { playerOf } from '@andon/platform/ids'
import type { Runtime } from '@andon/platform/runtime'
import { assert, type Tx } from '@andon/platform/sql'
import { type ChipStack, effectOf, takesStakes } from '../domain/chips.ts'
import { decide } from '../domain/decide.ts'
import type { Decision } from '../domain/decision-table.ts'
import { anyStakes, isOutOfRange, paramsOf } from '../domain/stake-range.ts'
import type { MoneyCall, StoredRound, StoredTransaction } from '../domain/stored.ts'
import { chipRoundClosed } from '../facts.ts'
import type { BatchDeps } from '../run-batch.ts'
import type { CheckStakes, Rejection } from '../stakes/check-stakes.ts'
import { findStakes } from '../stakes/find-stakes.ts'
import type { RoundStart } from '../store/round-starts.ts'
import { savePlay } from '../store/save-play.ts'
import { knownToSupplier } from '../store/sessions.ts'
import { accepted, refused, type WalletReply } from '../wallet-reply.ts'
import {
  chipRound,
  chipTransactions,
  insertChipTransaction,
  lockStack,
  saveChipRound,
  saveStack,
  setChipBetState,
} from './store.ts'

export interface ChipDeps extends Pick<BatchDeps, 'catalogue'> {
  readonly limits: Pick<BatchDeps['limits'], 'lockStakers'>
  readonly checkStakes: CheckStakes
}

interface Found {
  readonly stack: ChipStack
  readonly own: StoredTransaction | undefined
  readonly bet: StoredTransaction | undefined
  readonly round: StoredRound | undefined
}

/**
 * Runs the money calls of a race with chips, each in one transaction under the lock of its stack, by the same table of decisions as those with money. The rules
 * of play hold (locks, breaks, session limits, reality checks, pace), but no money moves and limits of money count nothing.
 * Locks: stack · game session · row of the limits.
 */
export function createChipRunner(runtime: Runtime, deps: ChipDeps): (call: MoneyCall) => Promise<WalletReply> {
  return (call) =>
    runtime.db.transaction(async (tx) => {
      const reply = await runCall(runtime, deps, tx, call)
      if (!call.win || reply.body.status !== 'OK') return reply
      const win = await runCall(runtime, deps, tx, call.win)
      assert(win.body.status === 'OK', 'a round is taken and paid, or neither')
      const { transactionId, balance } = reply.body
      return { ...win, body: { ...win.body, transactionId, balanceAfterStake: balance } }
    })
}

async function runCall(runtime: Runtime, deps: ChipDeps, tx: Tx, call: MoneyCall): Promise<WalletReply> {
  const playerId = playerOf(call.playerId)
  const stack = playerId === null ? undefined : await lockStack(tx, { playerId, id: call.playerId })
  if (!stack || !(await isKnown(tx, { supplier: call.supplier, playerId: stack.playerId })))
    return refused(call.call === 'bet' ? 'TOKEN_INVALID' : 'BET_UNKNOWN')
  const found = await read(tx, { call, stack })
  if (movesJackpots(call))
    return refused('MALFORMED', { field: 'jackpot', message: 'Rounds with chips have no jackpots' })
  const decision = decide(call, found)
  const visible = { balance: stack.balance, currency: stack.currency }
  if (decision === 'replay') return replayOf(found)
  if (decision === 'debit') {
    if (call.win && (await isTaken(tx, { stack, win: call.win }))) return refused('DUPLICATE', { visible })
    const admitted = await admit(runtime, deps, tx, { call, found })
    if ('code' in admitted) return refused(admitted.code, { visible, params: admitted.params })
    await savePlay(tx, { transactions: [], bets: [], rounds: [], starts: admitted.starts }, runtime.clock.now())
    return move(runtime, tx, { call, decision, found })
  }
  if (decision === 'credit' || decision === 'returnStake' || decision === 'adjust')
    return move(runtime, tx, { call, decision, found })
  if (decision === 'acknowledge' || decision === 'recordTombstone')
    return note(runtime, tx, { call, stack, isTombstone: decision === 'recordTombstone' })
  return refused(decision, { visible })
}

const isKnown = async (tx: Tx, pair: { supplier: string; playerId: string }) =>
  (await knownToSupplier(tx, [pair])).length > 0

const movesJackpots = ({ contributions, jackpot, win }: MoneyCall): boolean =>
  (contributions?.length ?? 0) > 0 || jackpot !== undefined || win?.jackpot !== undefined

async function read(tx: Tx, { call, stack }: { call: MoneyCall; stack: ChipStack }): Promise<Found> {
  const { supplier, transactionId, betTransactionId, roundId } = call
  const ids = betTransactionId === null ? [transactionId] : [transactionId, betTransactionId]
  const stored = await chipTransactions(tx, { stack, supplier, ids })
  return {
    stack,
    own: stored.get(transactionId),
    bet: betTransactionId === null ? undefined : stored.get(betTransactionId),
    round: await chipRound(tx, { stack, supplier, roundId }),
  }
}

async function isTaken(tx: Tx, { stack, win }: { stack: ChipStack; win: MoneyCall }): Promise<boolean> {
  const { supplier, transactionId, betTransactionId } = win
  if (transactionId === betTransactionId) return true
  return (await chipTransactions(tx, { stack, supplier, ids: [transactionId] })).size > 0
}

/** Asks what is asked of any stake, of 0 money, and whether the race takes it; the starts of rounds to write, or why not. */
async function admit(
  { clock }: Runtime,
  deps: ChipDeps,
  tx: Tx,
  { call, found: { stack, round } }: { call: MoneyCall; found: Found },
): Promise<Rejection | { readonly starts: readonly RoundStart[] }> {
  const asked: MoneyCall = { ...call, playerId: stack.playerId, chips: stack.id, amount: 0 }
  if (call.sessionHash) await lockNames(tx, [gameSessionLock(call.sessionHash)])
  const checked = await deps.checkStakes(tx, [asked], await findStakes(deps, tx, [asked]))
  const rejected = checked.rejected.get(asked)
  if (rejected) return rejected
  const refuse = (code: Rejection['code'], params?: Rejection['params']) => ({ code, params })
  const { gameCode, amount } = call
  if (!takesStakes(stack, { gameCode, now: clock.now(), isNewRound: !round })) return refuse('NO_NEW_BETS')
  if (call.freeRoundsId !== undefined) return refuse('FREE_ROUNDS_UNKNOWN')
  const stakedBefore = round?.staked ?? 0
  const stated = checked.stakesOf(asked) ?? anyStakes
  const stakes = { ...stated, minBet: Math.max(stated.minBet ?? 1, stack.minStake) }
  if (amount === 0 || isOutOfRange(stakes, { stakedBefore, amount, isFree: false }))
    return refuse('STAKE_OUT_OF_RANGE', paramsOf(stakes, { stakedBefore }))
  const retryAfterMs = round ? 0 : checked.cycles.untilNextMs(asked)
  if (retryAfterMs > 0) return refuse('CYCLE_TOO_FAST', { retryAfterMs })
  if (amount > stack.balance) return refuse('INSUFFICIENT_FUNDS')
  if (!round) checked.cycles.started(asked)
  return { starts: checked.cycles.changed() }
}

async function move(
  { clock, facts }: Runtime,
  tx: Tx,
  {
    call,
    decision,
    found,
  }: { call: MoneyCall; decision: Extract<Decision, 'debit' | 'credit' | 'returnStake' | 'adjust'>; found: Found },
): Promise<WalletReply> {
  const at = clock.now()
  const { stack, bet } = found
  const before = found.round
  const round = before ?? newRound(call, { stack, at })
  const effect = effectOf(call, decision, { stack, round, bet })
  const { balance } = effect.stack
  await saveStack(tx, effect.stack)
  await saveChipRound(tx, stack, { round: effect.round, at })
  const { amount, owed } = effect
  const state = call.call === 'bet' ? ('open' as const) : null
  await insertChipTransaction(tx, stack, { ...call, kind: call.call, amount, balance, state, owed, at })
  if (bet && decision !== 'adjust')
    await setChipBetState(tx, stack, { bet, state: decision === 'credit' ? 'paid' : 'rolled-back' })
  await facts.write(tx, closedFact(stack, { before, after: effect.round }))
  const { transactionId, currency } = call
  return accepted({ transactionId, balance, currency, ...(decision === 'adjust' ? { owed } : {}) })
}

const newRound = (
  { supplier, roundId, gameCode, currency }: MoneyCall,
  { stack, at }: { stack: ChipStack; at: Temporal.Instant },
): StoredRound => ({
  supplier,
  playerId: stack.id,
  roundId,
  gameCode,
  currency,
  state: 'open',
  staked: 0,
  won: 0,
  jackpots: [],
  closingBet: null,
  site: stack.site,
  category: null,
  finishedByRules: false,
  openedAt: at,
})

/** The fact of a round that has closed, or whose settled figures have changed. */
function closedFact(
  { playerId, tournamentId }: ChipStack,
  { before, after }: { before: StoredRound | undefined; after: StoredRound },
) {
  const figures = figuresOf(after)
  if (isDeepStrictEqual(figures, figuresOf(before))) return []
  const { supplier, roundId, gameCode, openedAt } = after
  const { stake, win } = figures ?? { stake: 0, win: 0 }
  const stakedAt = openedAt.toString({ smallestUnit: 'millisecond' })
  return [chipRoundClosed({ key: playerId, data: { tournamentId, supplier, roundId, gameCode, stake, win, stakedAt } })]
}

const figuresOf = (round: StoredRound | undefined) =>
  round?.state === 'closed' ? { stake: round.staked, win: round.won } : null

/** A rollback that moves nothing: of a bet that was rolled back, or that has not come. */
async function note(
  { clock }: Runtime,
  tx: Tx,
  { call, stack, isTombstone }: { call: MoneyCall; stack: ChipStack; isTombstone: boolean },
): Promise<WalletReply> {
  const { balance } = stack
  const row = { ...call, amount: 0, balance, state: null, owed: 0, at: clock.now() }
  if (isTombstone && call.betTransactionId !== null) {
    const missing = { transactionId: call.betTransactionId, betTransactionId: null, payloadHash: null }
    await insertChipTransaction(tx, stack, { ...row, ...missing, kind: 'tombstone' })
  }
  await insertChipTransaction(tx, stack, { ...row, kind: 'rollback' })
  return accepted({ transactionId: call.transactionId, balance, currency: call.currency })
}

function replayOf({ own }: Found): WalletReply {
  assert(own, 'only recorded calls are replayed')
  const { transactionId, balance, currency, kind, owed } = own
  return accepted({ transactionId, balance, currency, ...(kind === 'adjust' ? { owed } : {}) })
}
