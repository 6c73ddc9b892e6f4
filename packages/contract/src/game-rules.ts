import { hasReached } from './age.ts'
import type { GameCategory } from './game-categories.ts'
import { ruledCountries, rulesFor } from './jurisdiction-rules.ts'

/** What a player's jurisdiction asks of one game. A supplier is told these and not why: neither the age nor the rule. */
export interface GameRules {
  /** Least milliseconds from the start of a round to the start of the next. */
  readonly minimumCycleMs: number
  readonly autoplayAllowed: boolean
  /** Whether a game may celebrate a return of no more than the stake, with sound or animation. */
  readonly celebratesReturnOfStake: boolean
  /** Minor units that one round may be staked with at most; not there: no cap by law. */
  readonly maximumStake?: number
}

export interface RuledPlayer {
  readonly country: string
  readonly currency: string
  /** `YYYY-MM-DD`. Nobody knows it: as of the youngest. */
  readonly dateOfBirth?: string
}

/** `category` is the game's, `today` is `YYYY-MM-DD`. */
export function gameRulesOf(
  player: RuledPlayer,
  { category, today }: { category: GameCategory | undefined; today: string },
): GameRules {
  const { autoplayAllowed, celebratesReturnOfStake } = rulesFor(player.country)
  const kind = cycleKindOf(category)
  const rules = { minimumCycleMs: minimumCycleMsOf(player.country, kind), autoplayAllowed, celebratesReturnOfStake }
  const maximumStake = kind === 'slots' ? slotStakeCapOf(player, today) : undefined
  return { ...rules, ...(maximumStake === undefined ? {} : { maximumStake }) }
}

/** Games of one kind share one pace: whoever plays two slots at once starts rounds no faster than in one. */
export type CycleKind = 'slots' | 'other'

export function cycleKindOf(category: GameCategory | undefined): CycleKind {
  return category === 'slots' ? 'slots' : 'other'
}

/** Least milliseconds from the start of a round to the start of the player's next round of that kind: the house's or the law's, whichever is longer. */
export function minimumCycleMsOf(country: string, kind: CycleKind): number {
  const { slotCycleMs, otherCasinoCycleMs } = rulesFor(country)
  return kind === 'slots' ? slotCycleMs : otherCasinoCycleMs
}

/**
 * Whether a game returns less than the least that is allowed where the player lives; for a visitor whose country is not known (null) the house's floor
 * holds. `rtp` is in per cent; where a game's rules fix none (null), no floor can be applied.
 */
export function returnsTooLittle(rtp: number | null, country: string | null): boolean {
  return rtp !== null && rtp < rulesFor(country ?? '').rtpFloorPercent
}

/** ISO countries whose players may not open a game with this return, though others may. */
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
