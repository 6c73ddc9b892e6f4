import { randomUUID } from 'node:crypto'
import type { WalletCall, WalletRefusalCode, WalletRequest } from '@andon/contract/wallet-api'
import type { Exchange } from '../exchanges.ts'
import type { Fault } from './faults.ts'

/** The rules that `authenticate` sends. */
export interface Rules {
  readonly minimumCycleMs: number
  readonly maximumStake?: number
  /** The brand has jackpots; said beside the rules. */
  readonly jackpots?: boolean
}

export interface Transaction {
  readonly call: 'bet' | 'win' | 'rollback'
  readonly id: string
  readonly roundId: string
  readonly amount: number
  /** Of a bet. `never came`: a rollback was there first. */
  state: 'taken' | 'paid' | 'back' | 'never came'
  /** The supplier has the answer OK. */
  told: boolean
}

/** A player of the mock wallet with everything that the supplier has done for them. */
export interface Player {
  readonly playerId: string
  readonly token: string
  readonly rules: Rules
  /** Set by `authenticate`. */
  sessionToken: string | null
  balance: number
  readonly transactions: Map<string, Transaction>
  readonly closedRounds: Set<string>
  lastRoundAt: number
  /** Faults and refusals of later calls, used up in this order. */
  readonly faults: { readonly call: WalletCall; readonly fault: Fault }[]
  readonly refusals: { readonly call: WalletCall; readonly code: string; readonly params?: object }[]
  readonly calls: (Exchange & { readonly call: WalletCall; readonly at: number })[]
  /** What the supplier must not do, and did. */
  readonly breaches: string[]
}

export const startBalance = 100_000

export function newPlayer(rules: Partial<Rules> = {}): Player {
  return {
    playerId: `kit-${randomUUID()}`,
    token: randomUUID(),
    sessionToken: null,
    balance: startBalance,
    rules: { minimumCycleMs: 0, ...rules },
    transactions: new Map(),
    closedRounds: new Set(),
    lastRoundAt: Number.NEGATIVE_INFINITY,
    faults: [],
    refusals: [],
    calls: [],
    breaches: [],
  }
}

export type Reply = { readonly status: number; readonly body: Record<string, unknown> }

export class Refused extends Error {
  readonly code: string
  readonly params: object | undefined
  constructor(code: WalletRefusalCode, params?: object) {
    super(code)
    this.code = code
    this.params = params
  }
}

/** Books one money call by the table in the contract. Throws a Refused. */
export function book<C extends 'bet' | 'win' | 'rollback'>(
  player: Player,
  call: C,
  sent: WalletRequest<C>,
): Transaction {
  const own = player.transactions.get(sent.transactionId)
  if (own) {
    if (own.call !== call) throw new Refused('DUPLICATE')
    if (call === 'bet' && (own.state === 'back' || own.state === 'never came')) throw new Refused('BET_ROLLED_BACK')
    return own
  }
  if (call === 'bet') return takeBet(player, sent as WalletRequest<'bet'>) // C is one of three, and each belongs to its request
  if (call === 'win') return payWin(player, sent as WalletRequest<'win'>)
  return rollBack(player, sent as WalletRequest<'rollback'>)
}

function takeBet(player: Player, { transactionId: id, roundId, amount }: WalletRequest<'bet'>): Transaction {
  if (player.closedRounds.has(roundId)) throw new Refused('ROUND_CLOSED')
  const { minimumCycleMs, maximumStake: max = Number.POSITIVE_INFINITY } = player.rules
  if (amount > max) throw new Refused('STAKE_ABOVE_CAP', { max })
  const retryAfterMs = Math.ceil(player.lastRoundAt + minimumCycleMs - performance.now())
  if (retryAfterMs > 0) throw new Refused('CYCLE_TOO_FAST', { retryAfterMs })
  if (amount > player.balance) throw new Refused('INSUFFICIENT_FUNDS')
  player.lastRoundAt = performance.now()
  player.balance -= amount
  return keep(player, { call: 'bet', id, roundId, amount, state: 'taken', told: false })
}

function payWin(player: Player, sent: WalletRequest<'win'>): Transaction {
  const { transactionId: id, betTransactionId, roundId, amount } = sent
  const bet = player.transactions.get(betTransactionId)
  if (bet?.call !== 'bet' || bet.roundId !== roundId || bet.state === 'never came') throw new Refused('BET_UNKNOWN')
  if (bet.state === 'back') throw new Refused('BET_ROLLED_BACK')
  if (player.closedRounds.has(roundId)) throw new Refused('ROUND_CLOSED')
  bet.state = 'paid'
  player.balance += amount
  if (sent.roundClosed) player.closedRounds.add(roundId)
  return keep(player, { call: 'win', id, roundId, amount, state: 'paid', told: false })
}

function rollBack(player: Player, sent: WalletRequest<'rollback'>): Transaction {
  const { transactionId: id, betTransactionId, roundId } = sent
  const bet = player.transactions.get(betTransactionId)
  if (bet && (bet.call !== 'bet' || bet.roundId !== roundId)) throw new Refused('BET_UNKNOWN')
  if (bet?.state === 'paid' || player.closedRounds.has(roundId)) throw new Refused('ROUND_CLOSED')
  if (!bet) keep(player, { call: 'bet', id: betTransactionId, roundId, amount: 0, state: 'never came', told: false })
  if (bet?.state === 'taken') {
    player.balance += bet.amount
    bet.state = 'back'
  }
  return keep(player, { call: 'rollback', id, roundId, amount: bet?.amount ?? 0, state: 'back', told: false })
}

function keep(player: Player, transaction: Transaction): Transaction {
  player.transactions.set(transaction.id, transaction)
  return transaction
}
