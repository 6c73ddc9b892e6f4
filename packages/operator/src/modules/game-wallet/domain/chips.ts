import type { Decision } from './decision-table.ts'
import type { MoneyCall, StoredRound, StoredTransaction } from './stored.ts'

/** The chips of one player in one race. `given + won = staked + balance`, always. */
export interface ChipStack {
  readonly id: string
  readonly playerId: string
  readonly tournamentId: string
  readonly site: string
  readonly currency: string
  readonly games: readonly string[]
  readonly minStake: number
  readonly mostRounds: number
  readonly balance: number
  readonly given: number
  readonly staked: number
  readonly won: number
  readonly rounds: number
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
  readonly closedAt: Temporal.Instant | null
}

export interface ChipEffect {
  readonly stack: ChipStack
  readonly round: StoredRound
  /** The chips that the player got; an adjustment may be below 0. */
  readonly amount: number
  /** Adjustment: what could not be taken back. */
  readonly owed: number
}

/** Suppliers know the player of a race by the id of the stack. */
export const isStackId = (playerId: string) => playerId.startsWith('chp_')

/** True if a new round may be staked now: from the start to the end of the race, while the entry is in it and has rounds left. */
export function takesStakes(
  { startsAt, endsAt, closedAt, games, rounds, mostRounds }: ChipStack,
  { gameCode, now, isNewRound }: { gameCode: string; now: Temporal.Instant; isNewRound: boolean },
): boolean {
  const isOn = Temporal.Instant.compare(now, startsAt) >= 0 && Temporal.Instant.compare(now, endsAt) < 0
  return isOn && !closedAt && games.includes(gameCode) && (!isNewRound || rounds < mostRounds)
}

/** The effect of a decided call on the stack and its round. The caller has checked that a stake is covered. */
export function effectOf(
  call: MoneyCall,
  decision: Extract<Decision, 'debit' | 'credit' | 'returnStake' | 'adjust'>,
  { stack, round, bet }: { stack: ChipStack; round: StoredRound; bet: StoredTransaction | undefined },
): ChipEffect {
  switch (decision) {
    case 'debit': {
      const { amount } = call
      const rounds = stack.rounds + (round.staked === 0 ? 1 : 0)
      return {
        stack: { ...stack, balance: stack.balance - amount, staked: stack.staked + amount, rounds },
        round: {
          ...round,
          staked: round.staked + amount,
          state: call.roundClosed ? 'closed' : 'open',
          closingBet: call.roundClosed ? call.transactionId : null,
        },
        amount,
        owed: 0,
      }
    }
    case 'credit': {
      const { amount } = call
      return {
        stack: { ...stack, balance: stack.balance + amount, won: stack.won + amount },
        round: { ...round, won: round.won + amount, state: call.roundClosed ? 'closed' : 'open' },
        amount,
        owed: 0,
      }
    }
    case 'returnStake': {
      const amount = bet?.amount ?? 0
      return {
        stack: {
          ...stack,
          balance: stack.balance + amount,
          staked: stack.staked - amount,
          rounds: stack.rounds - (round.staked === amount ? 1 : 0),
        },
        round: {
          ...round,
          staked: round.staked - amount,
          state: call.roundClosed ? 'closed' : 'open',
          closingBet: null,
        },
        amount,
        owed: 0,
      }
    }
    case 'adjust': {
      const amount = Math.max(call.amount - round.won, -stack.balance)
      return {
        stack: { ...stack, balance: stack.balance + amount, won: stack.won + amount },
        round: { ...round, won: call.amount },
        amount,
        owed: amount - (call.amount - round.won),
      }
    }
  }
}
