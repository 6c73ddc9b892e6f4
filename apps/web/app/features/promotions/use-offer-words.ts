import type { BonusTerms } from '@andon/contract/bonus-terms'
import { useMoney } from '../../page/amounts/Money.tsx'
import { useText } from '../../page/use-text.ts'
import { announcementText } from './text.ts'

/** An offer's figure as a headline, and its main conditions in a few words each. */
export function useOfferWords() {
  const t = useText(announcementText)
  const money = useMoney()
  return {
    headline({ reward }: BonusTerms): string {
      switch (reward.kind) {
        case 'deposit-match':
          return t('headline.match', { percent: reward.percent, max: money(reward.maxBonus) })
        case 'free-bets':
          return t('headline.freeBets', { amount: money(reward.amount) })
        case 'free-spins':
          return t('headline.freeSpins', { rounds: reward.rounds })
        case 'no-deposit':
          return t('headline.noDeposit', { amount: money(reward.amount) })
        case 'cashback':
          return t('headline.cashback', { percent: reward.percent, max: money(reward.maxBonus) })
      }
    },
    conditions({ reward, wagering, maxStake, expiryDays }: BonusTerms): readonly string[] {
      const minDeposit = 'minDeposit' in reward ? reward.minDeposit : 0
      return [
        ...(reward.kind === 'deposit-match' || minDeposit > 0
          ? [t('condition.minDeposit', { min: money(minDeposit) })]
          : []),
        ...(reward.kind === 'free-spins' ? [t('condition.spin', { stake: money(reward.stake) })] : []),
        wagering.times === 0 ? t('condition.noWagering') : t('condition.wagering', { times: wagering.times }),
        ...(maxStake === null || wagering.times === 0 ? [] : [t('condition.maxBet', { max: money(maxStake) })]),
        ...(reward.kind === 'cashback' ? [t('condition.weekly')] : [t('condition.days', { days: expiryDays })]),
      ]
    },
  }
}
