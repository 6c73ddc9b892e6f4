import { hasReached } from '../age.ts'
import { ruledCountries, rulesFor } from '../jurisdiction-rules.ts'
import type { StakeCategory } from './categories.ts'

/** What the player's jurisdiction requires of one game. Suppliers get these values, but not the player's age or the reason. */
export interface GameRules {
  /** Minimum milliseconds from the start of a round to the start of the next. */
  readonly minimumCycleMs: number
  readonly autoplayAllowed: boolean
  /** Whether a game may celebrate a return of no more than the stake, with sound or animation. */
  readonly celebratesReturnOfStake: boolean
  /** Maximum stake of one round in minor units; absent without a legal cap. */
  readonly maximumStake?: number
}

export interface RuledPlayer {
  readonly country: string
  readonly currency: string
  /** `YYYY-MM-DD`. If it is unknown, the rules for the youngest players apply. */
  readonly dateOfBirth?: string
}

/** `category` is the game's, `today` is `YYYY-MM-DD`. */
export function gameRulesOf(
  player: RuledPlayer,
  { category, today }: { category: StakeCategory | undefined; today: string },
): GameRules {
  const { autoplayAllowed, celebratesReturnOfStake } = rulesFor(player.country)
  const kind = cycleKindOf(category)
  const rules = { minimumCycleMs: minimumCycleMsOf(player.country, kind), autoplayAllowed, celebratesReturnOfStake }
  const maximumStake = kind === 'slots' ? slotStakeCapOf(player, today) : undefined
  return { ...rules, ...(maximumStake === undefined ? {} : { maximumStake }) }
}

/** Games of one kind share one minimum cycle: two slots played at once start rounds no faster than one. */
export type CycleKind = 'slots' | 'other'

export function cycleKindOf(category: StakeCategory | undefined): CycleKind {
  return category === 'slots' ? 'slots' : 'other'
}

/** Minimum milliseconds from the start of a round to the start of the player's next round of that kind. */
export function minimumCycleMsOf(country: string, kind: CycleKind): number {
  const { slotCycleMs, otherCasinoCycleMs } = rulesFor(country)
  return kind === 'slots' ? slotCycleMs : otherCasinoCycleMs
}

/**
 * Whether a game's return is below the legal minimum in the player's country. For an unknown country (null) the operator's minimum applies. `rtp` is
 * in per cent; no minimum applies to a game without a fixed return (null).
 */
export function returnsTooLittle(rtp: number | null, country: string | null): boolean {
  return rtp !== null && rtp < rulesFor(country ?? '').rtpFloorPercent
}

/** ISO countries whose players may not open a game with this return. */
export function countriesWithoutGame(rtp: number | null): string[] {
  return ruledCountries.filter((country) => returnsTooLittle(rtp, country))
}

function slotStakeCapOf({ country, currency, dateOfBirth }: RuledPlayer, today: string): number | undefined {
  const caps = rulesFor(country).slotStakeCaps.filter((cap) => cap.currency === currency)
  const ofAge = caps.find(
    ({ fromAge }) => dateOfBirth !== undefined && hasReached({ years: fromAge, born: dateOfBirth, today }),
  )
  return (ofAge ?? caps.at(-1))?.amount
}
