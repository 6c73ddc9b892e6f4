import type { TransferDraft } from '@andon/operator/wallet'
import { playerOf } from '@andon/platform/ids'
import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import type { Bonus } from './domain/bonus.ts'
import { convertIfMet, giveUp } from './domain/end.ts'
import { hasFreeRounds, isFreeRound, returnFreeRound } from './domain/free-rounds.ts'
import { after, type Movement, movement } from './domain/movement.ts'
import { payFreeRound, payWin, returnStake } from './domain/pay-out.ts'
import { heldByBonus, type Part, type Pockets, takeBack } from './domain/pockets.ts'
import { type StakeAsked, takeStake } from './domain/stake.ts'
import { lockBonuses, updateBonuses } from './store/bonuses.ts'
import { type Leg, legsOf, transferOf } from './transfers.ts'

/** The effect of a stake, a win or a returned stake on a bonus's money. Nothing changes before `applied`. */
export interface BonusPlan {
  /** To be posted in one transfer with the supplier's own leg, which balances them. */
  readonly legs: readonly Leg[]
  /** To be posted right after it: the conversion of a bonus whose wagering is met. */
  readonly followUps: readonly TransferDraft[]
  /** For a stake: the pockets it comes from. `bonusId` is null if none of it is bonus money. */
  readonly split: readonly Part[]
  readonly bonusId: string | null
  readonly countedHundredths: number
  readonly next: Bonus
}

/** The stake is refused: an active bonus allows `maxStake` at most. */
export interface StakeLimit {
  readonly maxStake: number
}

/** A recorded bet: determines the pockets of its rollback. */
export interface StakedUnderBonus {
  readonly bonusId: string
  readonly split: readonly Part[]
  readonly countedHundredths: number
}

/** The bonuses that a batch of stakes and wins touches: locked and read once, changed in memory, written once. */
export interface BonusBatch {
  /** True: the player has a bonus in this batch, so their calls are decided one after the other. */
  has(playerId: string): boolean
  /** Null: no bonus is active, so the stake is real cash. */
  planStake(playerId: string, asked: StakeAsked): BonusPlan | StakeLimit | 'tooFewFreeBets' | null
  /** One of the bonus's free rounds; null: none is left in this game. */
  planFreeRound(playerId: string, asked: { freeRoundsId: string; gameCode: string }): BonusPlan | null
  /** `shares`: what of the win belongs to this bonus, by the pockets of its stakes. */
  planWin(bonusId: string, shares: readonly Part[]): BonusPlan
  planFreeRoundWin(bonusId: string, amount: number): BonusPlan
  planReturn(stake: StakedUnderBonus): BonusPlan
  /** Takes up to `amount` of what the bonus holds, winnings first; null if it holds nothing or has ended. */
  planTakeBack(bonusId: string, amount: number): BonusPlan | null
  /** Call it after posting the plan's transfers; `balances`: the player's balances after them, if anything moved. */
  applied(plan: BonusPlan, balances: Pockets | undefined): void
  /** Active bonuses whose money this batch has used up. */
  emptied(): string[]
  /** Ends such bonuses, once no open round can return money to them. */
  spend(bonusIds: readonly string[]): void
  save(): Promise<void>
}

/**
 * `stakers`: players with new stakes; `bonusIds`: the bonuses of wins and returned stakes. Two statements for all of them, sent together: the locks, then
 * the balances under them.
 */
export async function openBonusBatch(
  deps: Deps,
  tx: Tx,
  { stakers, bonusIds }: { stakers: readonly string[]; bonusIds: readonly string[] },
): Promise<BonusBatch> {
  const [locked, pockets] = await lockWithBalances(deps, tx, { stakers, bonusIds })
  const bonuses = new Map(locked.map((bonus) => [bonus.id, bonus]))
  const players = new Set(locked.map(({ playerId }) => playerId))
  const changed = new Set<string>()
  const at = deps.clock.now()

  const pocketsOf = (playerId: string) => {
    const found = pockets.get(playerId)
    assert(found, `${playerId} has an account`)
    return found
  }
  const bonusOf = (id: string) => {
    const found = bonuses.get(id)
    assert(found, `${id} was locked with the batch`)
    return found
  }
  const plan = (moved: Movement, bonus: Bonus, about?: Partial<BonusPlan>) =>
    planOf(moved, bonus, { left: after(pocketsOf(bonus.playerId), moved), at, about })

  return {
    has: (playerId) => players.has(playerId),
    planStake: (playerId, stake) => {
      const bonus = [...bonuses.values()].find((one) => one.playerId === playerId && isActive(one))
      if (!bonus) return null
      const taken = takeStake(bonus, pocketsOf(playerId), stake)
      if (taken === 'tooFewFreeBets' || 'maxStake' in taken) return taken
      const { split, underBonus, countedHundredths } = taken
      const moved = movement(split.map(({ pocket, amount }) => ({ pocket, amount: -amount })))
      return plan(moved, taken.bonus, { split, bonusId: underBonus ? bonus.id : null, countedHundredths })
    },
    planFreeRound: (playerId, { freeRoundsId, gameCode }) => {
      const bonus = bonuses.get(freeRoundsId)
      if (bonus?.playerId !== playerId || !hasFreeRounds(bonus, gameCode)) return null
      const next = { ...bonus, freeRoundsLeft: bonus.freeRoundsLeft - 1 }
      return plan(movement([]), next, { split: [{ pocket: 'crp', amount: 0 }] })
    },
    planWin: (bonusId, shares) => {
      const paid = payWin(bonusOf(bonusId), shares)
      return plan(paid.movement, paid.bonus)
    },
    planFreeRoundWin: (bonusId, amount) => {
      const paid = payFreeRound(bonusOf(bonusId), amount)
      return plan(paid.movement, paid.bonus)
    },
    planReturn: ({ bonusId, split, countedHundredths }) => {
      const bonus = bonusOf(bonusId)
      const paid = isFreeRound(split) ? returnFreeRound(bonus) : returnStake(bonus, split, { countedHundredths })
      return plan(paid.movement, paid.bonus)
    },
    planTakeBack: (bonusId, amount) => {
      const bonus = bonusOf(bonusId)
      const taken = isActive(bonus) ? takeBack(pocketsOf(bonus.playerId), amount) : []
      return taken.length > 0 ? plan(movement(taken), bonus) : null
    },
    applied: ({ next }, balances) => {
      const before = bonusOf(next.id)
      if (balances) pockets.set(next.playerId, balances)
      if (next !== before) bonuses.set(next.id, { ...next, version: before.version + 1 })
      changed.add(next.id)
    },
    emptied: () =>
      [...changed].filter((id) => {
        const bonus = bonusOf(id)
        return isActive(bonus) && bonus.freeRoundsLeft === 0 && heldByBonus(pocketsOf(bonus.playerId)) === 0
      }),
    spend: (ids) => {
      for (const bonus of ids.map(bonusOf))
        bonuses.set(bonus.id, giveUp(bonus, pocketsOf(bonus.playerId), { as: 'spent', at }).bonus)
    },
    save: async () => {
      if (changed.size > 0) await updateBonuses(tx, [...changed].map(bonusOf))
    },
  }
}

const isActive = (bonus: Bonus) => bonus.state === 'active'

/** `left`: what the player has after the movement, with which the wagering may be met. */
function planOf(
  moved: Movement,
  bonus: Bonus,
  { left, at, about }: { left: Pockets; at: Temporal.Instant; about: Partial<BonusPlan> | undefined },
): BonusPlan {
  const converted = convertIfMet(bonus, left, at)
  const step = `convert-${bonus.version}`
  const draft = converted && transferOf(bonus, converted.movement, { kind: 'bonusConversion', step })
  return {
    legs: legsOf(bonus, moved),
    followUps: draft ? [draft] : [],
    next: converted?.bonus ?? bonus,
    split: [],
    bonusId: bonus.id,
    countedHundredths: 0,
    ...about,
  }
}

/** The balances are read behind the locks. */
async function lockWithBalances(
  { wallet }: Deps,
  tx: Tx,
  { stakers, bonusIds }: { stakers: readonly string[]; bonusIds: readonly string[] },
): Promise<[Bonus[], Map<string, Pockets>]> {
  const owners = [...new Set([...stakers, ...bonusIds.flatMap((id) => playerOf(id) ?? [])])]
  if (owners.length === 0) return [[], new Map()]
  const [locked, held] = await Promise.all([
    lockBonuses(tx, { activeOf: stakers, ids: bonusIds }),
    wallet.balancesOf(tx, owners),
  ])
  return [locked, new Map(held)]
}
