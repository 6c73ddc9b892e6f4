import type { BonusReward } from '@andon/contract/bonus-terms'

/** What a player does to get it. */
export function wayOf(reward: BonusReward): 'deposit' | 'claim' | 'itself' {
  switch (reward.kind) {
    case 'deposit-match':
      return 'deposit'
    case 'free-bets':
      return reward.minDeposit > 0 ? 'deposit' : 'claim'
    case 'no-deposit':
      return 'claim'
    case 'cashback':
      return 'itself'
  }
}

/** What a deposit earns, and how much of it is tied; null when it is too small. */
export function earnedBy(
  reward: BonusReward,
  depositAmount: number,
): { bonusAmount: number; tiedDeposit: number } | null {
  switch (reward.kind) {
    case 'deposit-match':
      return depositAmount < reward.minDeposit ? null : match(reward, depositAmount)
    case 'free-bets':
      return reward.minDeposit === 0 || depositAmount < reward.minDeposit
        ? null
        : { bonusAmount: reward.amount, tiedDeposit: 0 }
    case 'no-deposit':
    case 'cashback':
      return null
  }
}

/** The part of the deposit beyond what is matched stays real cash, free of any condition. */
function match({ percent, maxBonus }: { percent: number; maxBonus: number }, depositAmount: number) {
  const bonusAmount = Math.min(maxBonus, Math.floor((depositAmount * percent) / 100))
  const tiedDeposit = Math.min(depositAmount, Math.ceil((maxBonus * 100) / percent))
  return bonusAmount > 0 ? { bonusAmount, tiedDeposit } : null
}

/** What a claim earns; null when a claim is not how it is got. */
export function earnedByClaim(reward: BonusReward): { bonusAmount: number; tiedDeposit: number } | null {
  if (reward.kind === 'no-deposit' || (reward.kind === 'free-bets' && reward.minDeposit === 0))
    return { bonusAmount: reward.amount, tiedDeposit: 0 }
  return null
}
