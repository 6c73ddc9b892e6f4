import type { BonusProgramme } from '@andon/contract/bonus-terms'
import type { BonusPlayer } from '../deps.ts'

export interface EligibilityFacts {
  readonly site: string
  readonly player: Pick<BonusPlayer, 'country' | 'currency' | 'verified' | 'locked'>
  /** Deposits credited before this one. */
  readonly deposits: number
  /** How many bonuses of this programme the player has had. */
  readonly timesHad: number
  readonly now: Temporal.Instant
}

export const hindrances = [
  'SITE',
  'LOCKED',
  'COUNTRY',
  'CURRENCY',
  'NOT_YET',
  'OVER',
  'HAD_ALREADY',
  'DEPOSIT_NUMBER',
  'NOT_VERIFIED',
] as const
export type Hindrance = (typeof hindrances)[number]

/** The first rule that makes a player ineligible, or null. Rules that the player can do something about come last. */
export function hindranceOf(
  { site, eligibility }: Pick<BonusProgramme, 'site' | 'eligibility'>,
  { player, deposits, timesHad, now, ...facts }: EligibilityFacts,
): Hindrance | null {
  const { countries, currency, depositNumber, from, until, verified, timesAPlayer } = eligibility
  if (site !== facts.site) return 'SITE'
  if (player.locked) return 'LOCKED'
  if (countries !== null && !countries.includes(player.country)) return 'COUNTRY'
  if (currency !== player.currency) return 'CURRENCY'
  if (from !== null && Temporal.Instant.compare(now, from) < 0) return 'NOT_YET'
  if (until !== null && Temporal.Instant.compare(now, until) >= 0) return 'OVER'
  if (timesAPlayer !== null && timesHad >= timesAPlayer) return 'HAD_ALREADY'
  if (depositNumber !== null && deposits + 1 !== depositNumber) return 'DEPOSIT_NUMBER'
  if (verified && !player.verified) return 'NOT_VERIFIED'
  return null
}
