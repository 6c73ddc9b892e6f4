/**
 * What regulators ask of games, limits and history, as data, for server and browser alike. Everybody plays by the house's rules, which are the
 * strictest we know of everywhere except where a note says otherwise; a jurisdiction that is stricter still wins, rule by rule. As a table, with where
 * the figures come from and what becomes of them in yen: docs/jurisdictions.md.
 */
export const rulesVersion = 3

export interface StakeCap {
  readonly fromAge: number
  readonly currency: 'JPY' | 'GBP' | 'EUR'
  /** Minor units a round. */
  readonly amount: number
}

/** A limit that the law, or the operator, sets for every player. */
export interface LimitBound {
  readonly limitType: 'deposit' | 'loss' | 'wager' | 'session'
  readonly days: number
  /** Minor units of `currency`, or minutes of a session. */
  readonly value: number
  readonly currency?: 'JPY' | 'GBP' | 'EUR'
}

export interface JurisdictionRules {
  /** Least milliseconds from the start of a round to the start of the next. */
  readonly slotCycleMs: number
  readonly otherCasinoCycleMs: number
  readonly autoplayAllowed: boolean
  /** Whether a return of no more than the stake may be celebrated. */
  readonly celebratesReturnOfStake: boolean
  /** Hours until a higher limit, or a removal, may be confirmed. */
  readonly limitRaiseWaitHours: number
  /** Days of the periods a limit can have; -1 stands for days of the player's choice. */
  readonly limitPeriods: readonly number[]
  /** Times a bonus may have to be wagered at most. */
  readonly wageringCapTimes: number
  /** Months of own history that are at hand. */
  readonly historyMonths: number
  /** Minutes without a request after which a session ends. */
  readonly idleTimeoutMinutes: number
  /** Minutes between reality checks unless the player chooses. */
  readonly realityCheckMinutes: number
  /** Per cent a game must return at least. */
  readonly rtpFloorPercent: number
  readonly selfExclusionMinimumDays: number
  /** Whether a player may take back a withdrawal that is not approved yet. */
  readonly withdrawalCancellable: boolean
  /** Highest stake of a slot round by age and currency, oldest first; none: no cap by law. */
  readonly slotStakeCaps: readonly StakeCap[]
  /** Limits nobody may pass, whatever they set themselves. */
  readonly limitBounds: readonly LimitBound[]
}

export const houseRules: JurisdictionRules = {
  slotCycleMs: 2500, // Great Britain and Ontario; Sweden and Germany are stricter for their own
  otherCasinoCycleMs: 5000,
  autoplayAllowed: false,
  celebratesReturnOfStake: false,
  limitRaiseWaitHours: 24, // Sweden asks for 72 of its own players
  limitPeriods: [1, 3, 7, 30, -1],
  wageringCapTimes: 10,
  historyMonths: 12,
  idleTimeoutMinutes: 30,
  realityCheckMinutes: 60,
  rtpFloorPercent: 85,
  selfExclusionMinimumDays: 184,
  withdrawalCancellable: false, // Great Britain forbids it (RTS 14B); it invites to play on with what was to be taken out
  slotStakeCaps: [],
  limitBounds: [],
}

/** What the law of a jurisdiction asks, where it is stricter than the house, as strict, or says what the house leaves open. By ISO country. */
const stricter = {
  GB: {
    slotCycleMs: 2500, // RTS 14D
    otherCasinoCycleMs: 5000, // RTS 14G
    // Remote slots since April and May 2025. The sums in yen are ours, and no law's: docs/jurisdictions.md says up to which rate they are stricter.
    slotStakeCaps: [
      { fromAge: 25, currency: 'GBP', amount: 500 },
      { fromAge: 25, currency: 'JPY', amount: 900 },
      { fromAge: 18, currency: 'GBP', amount: 200 },
      { fromAge: 18, currency: 'JPY', amount: 350 },
    ],
  },
  SE: { slotCycleMs: 3000, limitRaiseWaitHours: 72 },
  DE: {
    slotCycleMs: 5000,
    slotStakeCaps: [
      { fromAge: 18, currency: 'EUR', amount: 100 },
      { fromAge: 18, currency: 'JPY', amount: 150 },
    ],
    // 1,000 euro a month over all operators; of an account in yen, a round sum of ours.
    limitBounds: [
      { limitType: 'deposit', days: 30, value: 100_000, currency: 'EUR' },
      { limitType: 'deposit', days: 30, value: 150_000, currency: 'JPY' },
    ],
  },
  IT: { idleTimeoutMinutes: 20, rtpFloorPercent: 90 },
} as const satisfies Record<string, Partial<JurisdictionRules>>

export type Jurisdiction = 'HOUSE' | keyof typeof stricter

/** The countries whose law is stricter than the house in some rule. */
export const ruledCountries: readonly string[] = Object.keys(stricter)

export function jurisdictionOf(country: string): Jurisdiction {
  return Object.hasOwn(stricter, country) ? (country as keyof typeof stricter) : 'HOUSE' // just looked up
}

export function rulesFor(country: string): JurisdictionRules {
  const jurisdiction = jurisdictionOf(country)
  return jurisdiction === 'HOUSE' ? houseRules : strictest(houseRules, { ...houseRules, ...stricter[jurisdiction] })
}

/** Rule by rule, whichever protects the player more. */
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
    slotStakeCaps: [...a.slotStakeCaps, ...b.slotStakeCaps],
    limitBounds: [...a.limitBounds, ...b.limitBounds], // several may stand side by side: the tightest holds
  }
}

type NumericRule = {
  [Rule in keyof JurisdictionRules]: JurisdictionRules[Rule] extends number ? Rule : never
}[keyof JurisdictionRules]
