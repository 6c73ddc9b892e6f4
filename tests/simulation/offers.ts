import type { BonusProgramme } from '@andon/contract/bonus-terms'
import { programme } from '../../packages/operator/src/modules/bonuses/programme.fixture.ts'

export interface Offer {
  /** Of a deposit; `maxBonus` at most. Null: `maxBonus` without a deposit, on request. */
  readonly percent: number | null
  readonly maxBonus: number
  readonly times: number
  readonly maxStake: number
  readonly maxConversion: number
  readonly days: number
}

export const match: Offer = { percent: 100, maxBonus: 1_000, times: 5, maxStake: 500, maxConversion: 1_500, days: 7 }
export const gift: Offer = { percent: null, maxBonus: 300, times: 3, maxStake: 200, maxConversion: 400, days: 1 }

export const programmes = [programmeOf('match', match), programmeOf('gift', gift)]

function programmeOf(code: string, offer: Offer): BonusProgramme {
  const { percent, maxBonus, times, maxStake, maxConversion, days: expiryDays } = offer
  const reward =
    percent === null
      ? ({ kind: 'no-deposit', amount: maxBonus } as const)
      : ({ kind: 'deposit-match', percent, maxBonus, minDeposit: 100 } as const)
  return programme({ code, wagering: { times }, terms: { reward, maxStake, maxConversion, expiryDays } })
}
