import type { GameCategory } from '@andon/contract/game-categories'
import { type BonusBatch, type BonusPlan, shareWin } from '@andon/operator/bonuses'
import { house, pocket, type TransferDraft } from '@andon/operator/wallet'
import { assert } from '@andon/platform/sql'
import type { Decision } from './domain/decision-table.ts'
import type { MoneyCall, StakeSplit, StoredTransaction } from './domain/stored.ts'

/** A call with its decision. */
export interface Decided {
  readonly call: MoneyCall
  readonly decision: Decision
  /** The record with the call's own id. */
  readonly own: StoredTransaction | undefined
  /** The bet that a win or rollback refers to. */
  readonly bet: StoredTransaction | undefined
  /** For BONUS_STAKE_LIMIT and STAKE_ABOVE_CAP: the largest stake that passes. */
  readonly maxStake?: number
  /** For CYCLE_TOO_FAST. */
  readonly retryAfterMs?: number
}

/** The money effect of a decided call: the pockets of its stake, and the transfers to post, in this order. */
export interface MoneyPlan extends Decided {
  readonly split: StakeSplit | null
  readonly drafts: readonly TransferDraft[]
  /** The effect on the player's bonus, if it is involved. */
  readonly bonusPlan: BonusPlan | null
}

export interface StakeNature {
  /** The category of the bet's game. */
  readonly category: GameCategory | undefined
  readonly sportsbook: boolean
}

/** With a bonus, pockets follow the bonus rules; without one, only real cash moves. */
export function planMoney(
  bonusBatch: BonusBatch,
  decided: Decided,
  natureOf: (call: MoneyCall) => StakeNature,
): MoneyPlan {
  const { call, decision, bet } = decided
  switch (decision) {
    case 'debit':
      return planStake(bonusBatch, decided, natureOf(call))
    case 'credit':
      assert(bet?.split, 'a paid bet has the pockets of its stake')
      if (bet.bonusId === null) return inCash(decided, { split: shareWin(call.amount, bet.split), sign: 1 })
      return withBonusPlan(decided, bonusBatch.planWin({ ...bet, bonusId: bet.bonusId, split: bet.split }, call.amount))
    case 'returnStake':
      assert(bet?.split, 'a returned bet has the pockets of its stake')
      if (bet.bonusId === null) return inCash(decided, { split: bet.split, sign: 1 })
      return withBonusPlan(decided, bonusBatch.planReturn({ ...bet, bonusId: bet.bonusId, split: bet.split }))
    default:
      return unmoved(decided)
  }
}

const unmoved = (decided: Decided): MoneyPlan => ({ ...decided, split: null, drafts: [], bonusPlan: null })

function planStake(bonusBatch: BonusBatch, decided: Decided, nature: StakeNature): MoneyPlan {
  const { playerId, amount, gameCode, freeRoundsId } = decided.call
  if (freeRoundsId !== undefined) {
    const round = amount === 0 ? bonusBatch.planFreeRound(playerId, { freeRoundsId, gameCode }) : null
    return round ? withBonusPlan(decided, round) : { ...unmoved(decided), decision: 'FREE_ROUNDS_UNKNOWN' }
  }
  const bonusPlan = bonusBatch.planStake(playerId, { amount, gameCode, ...nature })
  if (bonusPlan && 'maxStake' in bonusPlan)
    return { ...unmoved(decided), decision: 'BONUS_STAKE_LIMIT', maxStake: bonusPlan.maxStake }
  if (bonusPlan) return withBonusPlan(decided, bonusPlan)
  return inCash(decided, { split: [{ pocket: 'realCash', amount }], sign: -1 })
}

function withBonusPlan(decided: Decided, bonusPlan: BonusPlan): MoneyPlan {
  const draft = draftOf(decided, bonusPlan.legs)
  return { ...decided, split: bonusPlan.split, drafts: [...(draft ? [draft] : []), ...bonusPlan.followUps], bonusPlan }
}

function inCash(decided: Decided, { split, sign }: { split: StakeSplit; sign: 1 | -1 }): MoneyPlan {
  const legs = split.flatMap((part) =>
    part.amount === 0 ? [] : [{ account: pocket(decided.call.playerId, part.pocket), amount: sign * part.amount }],
  )
  const draft = draftOf(decided, legs)
  return { ...decided, split, drafts: draft ? [draft] : [], bonusPlan: null }
}

const kinds = { bet: 'stake', win: 'win', rollback: 'rollback' } as const

/** Amounts of 0 (free rounds, lost rounds) are recorded but not posted. */
function draftOf({ call }: Decided, legs: TransferDraft['legs']): TransferDraft | null {
  if (legs.length === 0) return null
  const total = legs.reduce((sum, leg) => sum + leg.amount, 0)
  return {
    key: transferKey(call),
    kind: kinds[call.call],
    currency: call.currency,
    playerId: call.playerId,
    reference: `${call.gameCode}/${call.roundId}`,
    legs: [...legs, { account: house(`games/${call.supplier}`), amount: -total }],
  }
}

export const transferKey = ({ supplier, transactionId }: MoneyCall) => `${supplier}/${transactionId}`
