import type { Contribution, JackpotPrize } from '@andon/contract/wallet-api'
import { minor } from '@andon/money'
import { shardOf } from '@andon/operator/wallet'
import { assert, type Tx } from '@andon/platform/sql'
import { roundKey } from '../call-records.ts'
import type { Decision } from '../domain/decision-table.ts'
import type { MoneyCall } from '../domain/stored.ts'
import {
  type Carry,
  type CarryName,
  contributionsOf,
  lockCarries,
  type StoredContributions,
  saveCarries,
} from '../store/jackpots.ts'

/** The sums that a call moves from the supplier's games into its jackpots; below zero: back. */
export interface JackpotMove {
  /** By jackpot, in millionths of a minor unit. */
  readonly contributions: readonly Contribution[]
  /** Whole minor units to post to each jackpot's account: what is left over waits for its next contribution in the player's shard of the ledger. */
  readonly posted: readonly JackpotPrize[]
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
  const names = calls.flatMap((call) =>
    [...(call.contributions ?? []), ...(moved.get(roundKey(call)) ?? []).flatMap((one) => one.contributions)].map(
      ({ jackpot }) => carryName(call, jackpot),
    ),
  )
  const carries = new Map<string, Carry>()
  if (names.length > 0) for (const carry of await lockCarries(tx, names)) carries.set(keyOf(carry), carry)

  /** Whole minor units that are due now; the account and what is left over change together. */
  function carryOn(call: MoneyCall, { jackpot, millionths }: Contribution, alreadyDue?: number): number {
    const key = keyOf(carryName(call, jackpot))
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
      const due = summed(contributions).map((one) => ({ id: one.jackpot, amount: carryOn(call, one) }))
      return { contributions, posted: due.filter(({ amount }) => amount !== 0) }
    },
    undo: (call, { contributions, posted }) => {
      const left = moved.get(roundKey(call))?.filter(({ transactionId }) => transactionId !== call.transactionId)
      moved.set(roundKey(call), left ?? [])
      for (const one of summed(negated(contributions)))
        carryOn(call, one, -(posted.find(({ id }) => id === one.jackpot)?.amount ?? 0))
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

/** One for each jackpot, without those of 0. */
function summed(contributions: readonly Contribution[]): Contribution[] {
  return [...Map.groupBy(contributions, ({ jackpot }) => jackpot)]
    .map(([jackpot, parts]) => ({ jackpot, millionths: parts.reduce((sum, one) => minor(sum + one.millionths), 0) }))
    .filter(({ millionths }) => millionths !== 0)
}

const carryName = ({ supplier, currency, playerId }: MoneyCall, jackpot: string) => ({
  supplier,
  jackpot,
  currency,
  shard: shardOf(playerId),
})
const keyOf = ({ supplier, jackpot, currency, shard }: CarryName) => `${supplier} ${jackpot} ${currency} ${shard}`
