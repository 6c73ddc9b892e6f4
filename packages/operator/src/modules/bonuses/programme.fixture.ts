import type { BonusProgramme } from '@andon/contract/bonus-terms'

interface Changes {
  readonly code?: string
  readonly eligibility?: Partial<BonusProgramme['eligibility']>
  readonly terms?: Partial<BonusProgramme['terms']>
  readonly wagering?: Partial<BonusProgramme['terms']['wagering']>
}

/** Defaults: LEO's welcome bonus, a 100 % match up to 1,000 yen, to be wagered five times. */
export function programme({ code = 'welcome', eligibility, terms, wagering }: Changes = {}): BonusProgramme {
  return {
    code,
    site: 'LEO',
    name: { ja: 'ようこそ', en: 'Welcome' },
    eligibility: {
      countries: null,
      currency: 'JPY',
      depositNumber: null,
      bonusCode: code.toUpperCase(),
      listed: true,
      from: null,
      until: null,
      verified: false,
      timesAPlayer: null,
      ...eligibility,
    },
    terms: {
      reward: { kind: 'deposit-match', percent: 100, maxBonus: 1000, minDeposit: 100 },
      wagering: { times: 5, of: 'bonus', contributions: { otherwise: 100, categories: {}, games: {} }, ...wagering },
      maxStake: null,
      expiryDays: 30,
      maxConversion: null,
      ...terms,
    },
  }
}

export const noDeposit = (amount: number, changes: Changes = {}) =>
  programme({ ...changes, terms: { reward: { kind: 'no-deposit', amount }, ...changes.terms } })

export const freeBets = (amount: number, changes: Changes = {}) =>
  programme({ ...changes, terms: { reward: { kind: 'free-bets', amount, minDeposit: 0 }, ...changes.terms } })

export const freeSpins = (rounds: number, changes: Changes = {}) =>
  programme({
    ...changes,
    terms: { reward: { kind: 'free-spins', rounds, stake: 20, games: ['lantern'], minDeposit: 0 }, ...changes.terms },
  })
