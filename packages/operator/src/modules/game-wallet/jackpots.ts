import type { Contribution } from '@andon/contract/wallet-api'
import { minor } from '@andon/money'
import { shardOf } from '@andon/operator/wallet'
import { assert, type Tx } from '@andon/platform/sql'
import { roundKey } from './call-records.ts'
import type { Decision } from './domain/decision-table.ts'
import type { MoneyCall } from './domain/stored.ts'
import {
  type Carry,
  type CarryName,
  contributionsOf,
  lockCarries,
  type StoredContributions,
  saveCarries,
} from './store/jackpots.ts'

/** What a call moves from the supplier's games into its jackpots; below zero: back. */
export interface JackpotMove {
  /** By jackpot, in millionths of a minor unit. */
  readonly contributions: readonly Contribution[]
  /** Whole minor units to post: what is left over waits for the next contribution of this supplier in the player's shard of the ledger. */
  readonly amount: number
}

interface DecidedCall {
  readonly call: MoneyCall
  readonly decision: Decision
}

/** The contributions to jackpots of one batch's calls. A batch without any has no statement of its own here. */
export interface Jackpots {
  /**
   * Counts what a decided call moves; undefined: nothing. A bet contributes what it states. Its rollback returns that, and so does an adjustment that
   * cancels its round; one that settles a cancelled round again contributes it again.
   */
  plan(decided: DecidedCall): JackpotMove | undefined
  /** Forgets the move of a bet that was refused after planning. */
  undo(call: MoneyCall, move: JackpotMove): void
  save(): Promise<void>
}

const million = 1_000_000

/** Locks what is left over of earlier contributions: after the locks of bonuses, and before the wallet's accounts. */
export async function openJackpots(tx: Tx, calls: readonly MoneyCall[]): Promise<Jackpots> {
  const returning = calls.filter(({ call }) => call === 'rollback' || call === 'adjust')
  const moved = Map.groupBy(returning.length > 0 ? await contributionsOf(tx, returning) : [], roundKey)
  const contributing = calls.filter((call) => call.contributions || moved.has(roundKey(call)))
  const carries = new Map<string, Carry>()
  if (contributing.length > 0)
    for (const carry of await lockCarries(tx, contributing.map(carryName))) carries.set(keyOf(carry), carry)

  /** Whole minor units that are due now; the account and what is left over change together. */
  function carryOn(call: MoneyCall, millionths: number, alreadyDue?: number): number {
    const key = keyOf(carryName(call))
    const carry = carries.get(key)
    assert(carry, `what is left over of earlier contributions is locked for ${call.transactionId}`)
    const sum = minor(carry.millionths + millionths)
    const due = alreadyDue ?? Math.floor(sum / million)
    carries.set(key, { ...carry, millionths: minor(sum - due * million) })
    return due
  }

  return {
    plan: (decided) => {
      const { call } = decided
      const ofRound = moved.get(roundKey(call)) ?? []
      const contributions = contributionsBy(decided, ofRound)
      if (contributions.length === 0) return undefined
      const { supplier, playerId, roundId, transactionId, call: kind } = call
      moved.set(roundKey(call), [...ofRound, { supplier, playerId, roundId, transactionId, kind, contributions }])
      return { contributions, amount: carryOn(call, sumOf(contributions)) }
    },
    undo: (call, { contributions, amount }) => {
      const left = moved.get(roundKey(call))?.filter(({ transactionId }) => transactionId !== call.transactionId)
      moved.set(roundKey(call), left ?? [])
      carryOn(call, -sumOf(contributions), -amount)
    },
    save: async () => {
      if (carries.size > 0) await saveCarries(tx, [...carries.values()])
    },
  }
}

function contributionsBy(
  { call, decision }: DecidedCall,
  ofRound: readonly StoredContributions[],
): readonly Contribution[] {
  if (decision === 'debit') return call.contributions ?? []
  if (decision === 'returnStake')
    return ofRound
      .filter(({ transactionId }) => transactionId === call.betTransactionId)
      .flatMap(({ contributions }) => negated(contributions))
  if (decision !== 'adjust') return []
  const made = ofRound.flatMap(({ contributions }) => contributions)
  const due = ofRound.flatMap(({ kind, contributions }) => (kind === 'adjust' ? [] : contributions))
  return summed([...(call.cancels ? [] : due), ...negated(made)])
}

const negated = (contributions: readonly Contribution[]): Contribution[] =>
  contributions.map(({ jackpot, millionths }) => ({ jackpot, millionths: -millionths }))

const sumOf = (contributions: readonly Contribution[]) =>
  contributions.reduce((sum, { millionths }) => minor(sum + millionths), 0)

/** One for each jackpot, without those of 0. */
function summed(contributions: readonly Contribution[]): Contribution[] {
  return [...Map.groupBy(contributions, ({ jackpot }) => jackpot)]
    .map(([jackpot, parts]) => ({ jackpot, millionths: sumOf(parts) }))
    .filter(({ millionths }) => millionths !== 0)
}

const carryName = ({ supplier, currency, playerId }: MoneyCall) => ({ supplier, currency, shard: shardOf(playerId) })
const keyOf = ({ supplier, currency, shard }: CarryName) => `${supplier} ${currency} ${shard}`
