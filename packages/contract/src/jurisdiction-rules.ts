import type { Currency } from '@andon/money'

/**
 * What regulators require of games, limits and history, as data for server and browser. The operator's rules apply to every player. They are the strictest
 * that we know of, except where a comment names a stricter one; a stricter jurisdiction overrides them rule by rule. docs/jurisdictions.md has the
 * sources and the amounts in yen.
 */
export const rulesVersion = 3

/** Currencies that amounts of a law are in: those of accounts, and those that a law names. */
type LegalCurrency = Currency | 'GBP' | 'EUR'

export interface StakeCap {
  readonly fromAge: number
  readonly currency: LegalCurrency
  /** Minor units a round. */
  readonly amount: number
}

/** A limit that the law or the operator sets for every player. */
export interface LimitBound {
  readonly limitType: 'deposit' | 'loss' | 'wager' | 'session'
  readonly days: number
  /** Minor units of `currency`, or minutes of a session. */
  readonly value: number
  readonly currency?: LegalCurrency
}

export interface JurisdictionRules {
  /** Minimum milliseconds from the start of a round to the start of the next. */
  readonly slotCycleMs: number
  readonly otherCasinoCycleMs: number
  readonly autoplayAllowed: boolean
  /** Whether a return of no more than the stake may be celebrated. */
  readonly celebratesReturnOfStake: boolean
  /** Hours until the player may confirm a higher limit or a removal. */
  readonly limitRaiseWaitHours: number
  /** Periods of limits in days; -1 means a number of the player's choice. */
  readonly limitPeriods: readonly number[]
  /** The most times that a bonus may have to be wagered. */
  readonly wageringCapTimes: number
  /** Months of history that players can see. */
  readonly historyMonths: number
  /** Minutes without a request after which a session ends. */
  readonly idleTimeoutMinutes: number
  /** Minutes between reality checks unless the player chooses. */
  readonly realityCheckMinutes: number
  /** Minimum return of a game in per cent. */
  readonly rtpFloorPercent: number
  readonly selfExclusionMinimumDays: number
  /** Whether a player may cancel a withdrawal before its approval. */
  readonly withdrawalCancellable: boolean
  /** Maximum stake of a slot round by age and currency, highest age first; empty without a legal cap. */
  readonly slotStakeCaps: readonly StakeCap[]
  /** Whether players may race each other by rounds that stake real money. */
  readonly realStakeRaces: boolean
  /** Whether tipping contests, which are free to enter, may pay prizes. */
  readonly tippingContests: boolean
  /** Whether play may earn rewards (missions). */
  readonly playRewards: boolean
  /** Limits for every player, beside those they set themselves. */
  readonly limitBounds: readonly LimitBound[]
}

export const operatorRules: JurisdictionRules = {
  slotCycleMs: 2500, // Great Britain and Ontario; Sweden and Germany are stricter
  otherCasinoCycleMs: 5000,
  autoplayAllowed: false,
  celebratesReturnOfStake: false,
  limitRaiseWaitHours: 24, // 72 in Sweden
  limitPeriods: [1, 3, 7, 30, -1],
  wageringCapTimes: 10,
  historyMonths: 12,
  idleTimeoutMinutes: 30,
  realityCheckMinutes: 60,
  rtpFloorPercent: 85,
  selfExclusionMinimumDays: 184,
  withdrawalCancellable: false, // forbidden in Great Britain (RTS 14B)
  slotStakeCaps: [],
  realStakeRaces: true, // not in Pennsylvania (58 Pa. Code 810a.11), which is not a country of ours
  tippingContests: true,
  playRewards: true, // each with games of one product (Great Britain, LCCP 5.1.1, since January 2026)
  limitBounds: [],
}

/** Rules of jurisdictions by ISO country: those as strict as the operator's, stricter, or not set there. */
const stricter = {
  GB: {
    slotCycleMs: 2500, // RTS 14D
    otherCasinoCycleMs: 5000, // RTS 14G
    // Remote slots since April and May 2025. The amounts in yen are our own: docs/jurisdictions.md has the exchange rate up to which they are stricter.
    slotStakeCaps: [...stakeCaps(25, { GBP: 500, JPY: 900 }), ...stakeCaps(18, { GBP: 200, JPY: 350 })],
  },
  SE: { slotCycleMs: 3000, limitRaiseWaitHours: 72 },
  DE: {
    slotCycleMs: 5000,
    slotStakeCaps: stakeCaps(18, { EUR: 100, JPY: 150 }),
    // 1,000 euros a month over all operators. The amount in yen is our own.
    limitBounds: monthlyDeposits({ EUR: 100_000, JPY: 150_000 }),
  },
  IT: { idleTimeoutMinutes: 20, rtpFloorPercent: 90 },
} as const satisfies Record<string, Partial<JurisdictionRules>>

/** Minor units, in every currency of accounts and in that of the law. */
type LegalAmounts = Readonly<Record<Currency, number> & Partial<Record<LegalCurrency, number>>>

function amountsOf(amounts: LegalAmounts): [LegalCurrency, number][] {
  return Object.entries(amounts) as [LegalCurrency, number][] // Object.entries forgets the literal types
}

function stakeCaps(fromAge: number, amounts: LegalAmounts): StakeCap[] {
  return amountsOf(amounts).map(([currency, amount]) => ({ fromAge, currency, amount }))
}

function monthlyDeposits(amounts: LegalAmounts): LimitBound[] {
  return amountsOf(amounts).map(([currency, value]) => ({ limitType: 'deposit', days: 30, value, currency }))
}

export type Jurisdiction = 'HOUSE' | keyof typeof stricter

/** Countries with rules of their own. */
export const ruledCountries: readonly string[] = Object.keys(stricter)

export function jurisdictionOf(country: string): Jurisdiction {
  return Object.hasOwn(stricter, country) ? (country as keyof typeof stricter) : 'HOUSE' // just looked up
}

export function rulesFor(country: string): JurisdictionRules {
  const jurisdiction = jurisdictionOf(country)
  return jurisdiction === 'HOUSE'
    ? operatorRules
    : strictest(operatorRules, { ...operatorRules, ...stricter[jurisdiction] })
}

/** For each rule, the value that protects the player more. */
export function strictest(a: JurisdictionRules, b: JurisdictionRules): JurisdictionRules {
  const most = (rule: NumericRule) => Math.max(a[rule], b[rule])
  const least = (rule: NumericRule) => Math.min(a[rule], b[rule])
  return {
    slotCycleMs: most('slotCycleMs'),
    otherCasinoCycleMs: most('otherCasinoCycleMs'),
    autoplayAllowed: a.autoplayAllowed && b.autoplayAllowed,
    celebratesReturnOfStake: a.celebratesReturnOfStake && b.celebratesReturnOfStake,
    limitRaiseWaitHours: most('limitRaiseWaitHours'),
    limitPeriods: a.limitPeriods.filter((days) => b.limitPeriods.includes(days)),
    wageringCapTimes: least('wageringCapTimes'),
    historyMonths: most('historyMonths'),
    idleTimeoutMinutes: least('idleTimeoutMinutes'),
    realityCheckMinutes: least('realityCheckMinutes'),
    rtpFloorPercent: most('rtpFloorPercent'),
    selfExclusionMinimumDays: most('selfExclusionMinimumDays'),
    withdrawalCancellable: a.withdrawalCancellable && b.withdrawalCancellable,
    realStakeRaces: a.realStakeRaces && b.realStakeRaces,
    tippingContests: a.tippingContests && b.tippingContests,
    playRewards: a.playRewards && b.playRewards,
    slotStakeCaps: [...a.slotStakeCaps, ...b.slotStakeCaps],
    limitBounds: [...a.limitBounds, ...b.limitBounds], // the tightest applies
  }
}

type NumericRule = {
  [Rule in keyof JurisdictionRules]: JurisdictionRules[Rule] extends number ? Rule : never
}[keyof JurisdictionRules]
