import type { BonusProgramme, BonusReward, BonusTerms } from '@andon/contract/bonus-terms'

interface Awarded {
  readonly code: string
  readonly site: string
  readonly name: BonusProgramme['name']
  readonly currency: BonusProgramme['eligibility']['currency']
  readonly terms: BonusTerms
}

/** A programme for what players earn elsewhere (`award`): no brand offers it, and nothing but its currency restricts who may have it. */
export function awardedProgramme({ currency, ...programme }: Awarded): BonusProgramme {
  return {
    ...programme,
    eligibility: {
      countries: null,
      currency,
      depositNumber: null,
      bonusCode: null,
      listed: false,
      from: null,
      until: null,
      verified: false,
      timesAPlayer: null,
    },
  }
}

/** Money is real cash at once, and free spins win real cash. */
export function termsWithoutWagering(reward: BonusReward, expiryDays: number): BonusTerms {
  return {
    reward,
    wagering: { times: 0, of: 'bonus', contributions: { otherwise: 100, categories: {}, games: {} } },
    maxStake: null,
    expiryDays,
    maxConversion: null,
  }
}
