import { hasReached } from './age.ts'
import { lawOf, rulesFor } from './jurisdiction-rules.ts'

/** What a player's jurisdiction asks of one game. A supplier is told these and not why: neither the age nor the rule. */
export interface GameRules {
  /** Least milliseconds from the start of a round to the start of the next. */
  readonly minimumCycleMs: number
  readonly autoplayAllowed: boolean
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
  { category, today }: { category: string | undefined; today: string },
): GameRules {
  const { slotCycleMs, otherCasinoCycleMs, autoplayAllowed } = rulesFor(player.country)
  if (category !== 'slots') return { minimumCycleMs: otherCasinoCycleMs, autoplayAllowed }
  const maximumStake = slotStakeCapOf(player, today)
  return { minimumCycleMs: slotCycleMs, autoplayAllowed, ...(maximumStake === undefined ? {} : { maximumStake }) }
}

/**
 * Least milliseconds between two round starts that the law itself asks for; 0: none. The operator holds every supplier to it. The house's own floor,
 * for players whose law has none, is told to suppliers and is theirs to keep.
 */
export function lawfulCycleMs(country: string, category: string | undefined): number {
  const { slotCycleMs = 0, otherCasinoCycleMs = 0 } = lawOf(country)
  return category === 'slots' ? slotCycleMs : otherCasinoCycleMs
}

function slotStakeCapOf({ country, currency, dateOfBirth }: RuledPlayer, today: string): number | undefined {
  const caps = rulesFor(country).slotStakeCaps.filter((cap) => cap.currency === currency)
  const ofAge = caps.find(
    ({ fromAge }) => dateOfBirth !== undefined && hasReached({ years: fromAge, born: dateOfBirth, today }),
  )
  return (ofAge ?? caps.at(-1))?.amount
}
