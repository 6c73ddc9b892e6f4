import type { BonusReward } from '@andon/contract/bonus-terms'

/** How a player gets the bonus. */
export function wayOf(reward: BonusReward): 'deposit' | 'claim' | 'itself' {
  switch (reward.kind) {
    case 'deposit-match':
      return 'deposit'
    case 'free-bets':
    case 'free-spins':
      return reward.minDeposit > 0 ? 'deposit' : 'claim'
    case 'no-deposit':
      return 'claim'
    case 'cashback':
      return 'itself'
  }
}

/** Bonus money, tied deposit and free rounds. */
export interface Earned {
  readonly bonusAmount: number
  readonly tiedDeposit: number
  readonly freeRounds: number
}

/** The reward for a deposit; null if it is too small or the bonus is not for deposits. */
export function earnedBy(reward: BonusReward, depositAmount: number): Earned | null {
  if (wayOf(reward) !== 'deposit' || !('minDeposit' in reward) || depositAmount < reward.minDeposit) return null
  return reward.kind === 'deposit-match' ? match(reward, depositAmount) : gift(reward)
}

/** The reward for a claim; null if the bonus cannot be claimed. */
export function earnedByClaim(reward: BonusReward): Earned | null {
  return wayOf(reward) === 'claim' ? gift(reward) : null
}

function gift(reward: BonusReward): Earned | null {
  if (reward.kind === 'free-spins') return { bonusAmount: 0, tiedDeposit: 0, freeRounds: reward.rounds }
  return 'amount' in reward ? { bonusAmount: reward.amount, tiedDeposit: 0, freeRounds: 0 } : null
}

/** The part of the deposit that is not matched stays real cash without conditions. */
function match({ percent, maxBonus }: { percent: number; maxBonus: number }, depositAmount: number): Earned | null {
  const bonusAmount = Math.min(maxBonus, Math.floor((depositAmount * percent) / 100))
  const tiedDeposit = Math.min(depositAmount, Math.ceil((maxBonus * 100) / percent))
  return bonusAmount > 0 ? { bonusAmount, tiedDeposit, freeRounds: 0 } : null
}
