import type { ReplyOf } from '@andon/contract'
import type { bonuses } from '@andon/contract/player-api/bonuses'
import { useMoney } from '../../../page/amounts/Money.tsx'
import { useText } from '../../../page/use-text.ts'
import { cashierText } from '../text.ts'

type Offer = ReplyOf<typeof bonuses.getEligibleBonuses>['bonuses'][number]

/** A bonus's terms in short, and its effect on the deposit in the form. */
export function useBonusTexts() {
  const t = useText(cashierText)
  const money = useMoney()

  const reward = ({ terms: { reward } }: Offer): string => {
    switch (reward.kind) {
      case 'deposit-match':
        return t('reward.match', {
          percent: reward.percent,
          max: money(reward.maxBonus),
          min: money(reward.minDeposit),
        })
      case 'free-bets':
        return t('reward.freeBets', { amount: money(reward.amount), min: money(reward.minDeposit) })
      case 'free-spins':
        return t('reward.freeSpins', { rounds: reward.rounds, min: money(reward.minDeposit) })
      case 'no-deposit':
      case 'cashback':
        return '' // not deposit bonuses
    }
  }
  const rules = ({ terms: { wagering, maxStake, expiryDays, maxConversion } }: Offer): string[] => [
    wagering.times === 0 ? t('wagering.none') : t(`wagering.${wagering.of}`, { times: wagering.times }),
    maxStake === null ? '' : t('maxStake', { amount: money(maxStake) }),
    maxConversion === null ? '' : t('maxConversion', { amount: money(maxConversion) }),
    t('expiryDays', { days: expiryDays }),
  ]
  return {
    /** The reward, and the wagering. */
    short: (offer: Offer) => [reward(offer), rules(offer)[0]].filter(Boolean).join(t('sentenceGap')),
    terms: (offer: Offer) => [reward(offer), ...rules(offer)].filter(Boolean).join(t('sentenceGap')),
    effect: (offer: Offer | undefined, amount: number): string => {
      const given = offer?.terms.reward
      if (!given || !('minDeposit' in given)) return ''
      if (amount < given.minDeposit) return t('bonusNeeds', { min: money(given.minDeposit) })
      if (given.kind !== 'deposit-match') return ''
      return t('bonusEffect', { bonus: money(matched(given, amount)), tied: money(tiedPart(given, amount)) })
    },
  }
}

type Match = { readonly percent: number; readonly maxBonus: number }

/** The bonus as the server calculates it: rounded down to whole units, capped. */
function matched({ percent, maxBonus }: Match, amount: number): number {
  return Math.min(maxBonus, Math.floor((amount * percent) / 100))
}

/** The matched part of the deposit is tied to the bonus; the rest stays free. */
function tiedPart({ percent, maxBonus }: Match, amount: number): number {
  return Math.min(amount, Math.ceil((maxBonus * 100) / percent))
}
