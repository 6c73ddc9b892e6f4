import { allocate } from '@andon/money'
import type { Tx } from '@andon/platform/sql'
import type { MoneyCall, StakeSplit } from './domain/held.ts'

/** From which pockets each stake is taken: real cash. The batch form of the bonuses' staking order joins here. */
export async function splitStakes(_tx: Tx, stakes: readonly MoneyCall[]): Promise<StakeSplit[]> {
  return stakes.map((stake) => [{ pocket: 'realCash', amount: stake.amount }])
}

/** To which pockets a win goes: those its stake came from, in that proportion; real cash where the stake was free. */
export function shareWin(amount: number, stake: StakeSplit): StakeSplit {
  const paid = stake.filter((part) => part.amount > 0)
  if (paid.length === 0) return [{ pocket: 'realCash', amount }]
  const shares = allocate(
    amount,
    paid.map((part) => part.amount),
  )
  return paid.map(({ pocket }, index) => ({ pocket, amount: shares[index] ?? 0 }))
}
