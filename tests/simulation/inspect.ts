import { expect } from 'vitest'
import { shardOf } from '../../packages/operator/src/modules/wallet/domain/shard.ts'
import type { LimitName, Money } from './model.ts'
import type { SimulatedOperator, SimulatedPlayer } from './simulated-operator.ts'

/** A player's money as observed: the pockets, the remaining wagering, and each limit with its use. */
export interface View {
  readonly pockets: Readonly<Record<'drp' | 'wrp' | 'crp' | 'realCash', number>>
  readonly toWager: number | null
  /** As `loss/7: 300 of 5000`. */
  readonly limits: readonly string[]
}

/** As the player's own pages show it; the limits take several pages. */
export async function inspect(
  operator: SimulatedOperator,
  { playerId, context }: SimulatedPlayer,
  { withLimits }: { withLimits: boolean },
): Promise<View> {
  const { drp, wrp, crp, realCash, freebet } = await operator.wallet.balances(operator.db, playerId)
  expect(freebet, 'free bets').toBe(0)
  const { activeBonus } = await operator.bonuses.routes.activeBonusDetails({ languageId: 'en' }, context)
  const { getDepositLimit, getWagerLimit, getLossLimit } = operator.limits.routes
  const limits: string[] = []
  for (const list of withLimits ? [getDepositLimit, getWagerLimit, getLossLimit] : [])
    for (const { limitType, period, amount, used } of (await list({ languageId: 'en' }, context)).limits)
      limits.push(`${limitType}/${period}: ${used} of ${amount}`)
  return { pockets: { drp, wrp, crp, realCash }, toWager: activeBonus?.wagering.left ?? null, limits: limits.sort() }
}

/** What the model expects. */
export function viewOf(money: Money): View {
  const { drp, wrp, crp, realCash } = money.pockets
  const standing = money.limits.filter(({ value }) => value < Number.POSITIVE_INFINITY)
  const usedOf = (limit: { type: LimitName; days: number }) => Math.max(0, money.used(limit))
  return {
    pockets: { drp, wrp, crp, realCash },
    toWager: money.bonus && Math.max(0, money.bonus.toWager),
    limits: standing.map((limit) => `${limit.type}/${limit.days}: ${usedOf(limit)} of ${limit.value}`).sort(),
  }
}

/** The ledger's own proof of these players: transfers sum to zero, balances equal entries, chains without a gap, no pocket below zero. */
export async function prove(
  { wallet, ownerDb }: SimulatedOperator,
  players: readonly SimulatedPlayer[],
): Promise<void> {
  const shards = [...new Set(players.map(({ playerId }) => shardOf(playerId)))]
  expect((await wallet.verify(ownerDb, { shards })).findings).toEqual([])
}

/** The whole ledger's proof, what players owe, and that nothing was staked or deposited while a lock was in force. */
export async function proveAll({ ownerDb, wallet }: SimulatedOperator, owed: number): Promise<void> {
  expect((await wallet.verify(ownerDb)).findings).toEqual([])
  const [receivable] = await ownerDb.query<{ sum: number }>(
    `select coalesce(-sum(real_cash), 0)::bigint as sum from wallet.accounts where holder = 'house/receivables/sandbox'`,
  )
  expect(receivable?.sum, 'owed').toBe(owed)
  const late = await ownerDb.query(
    `select from wallet.transfers as transfer join limits.exclusions as lock
       on transfer.owner = lock.player_id and transfer.at > lock.at and transfer.at < coalesce(lock.until, 'infinity')
     where transfer.kind in ('stake', 'deposit')`,
  )
  expect(late, 'stakes and deposits under a lock').toEqual([])
}
