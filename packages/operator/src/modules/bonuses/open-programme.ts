import type { BonusKind, BonusProgramme } from '@andon/contract/bonus-terms'
import type { Deps } from './deps.ts'
import { programmesOf } from './store/programmes.ts'

/** The bonus that an announcement is about: the one with a code, or any of a kind that needs no code. */
export type Wanted = { readonly bonusCode: string } | { readonly bonusKind: BonusKind }

/** The programme of such a bonus that a brand offers now, whatever the player's eligibility. */
export async function openProgramme(
  { db, clock }: Deps,
  wanted: Wanted,
  site: string,
): Promise<BonusProgramme | undefined> {
  const now = clock.now()
  return (await programmesOf(db, site)).find(({ eligibility: { bonusCode, from, until }, terms: { reward } }) => {
    const begun = from === null || Temporal.Instant.compare(now, from) >= 0
    const over = until !== null && Temporal.Instant.compare(now, until) >= 0
    const isIt = 'bonusCode' in wanted ? bonusCode === wanted.bonusCode.toUpperCase() : reward.kind === wanted.bonusKind
    return isIt && begun && !over
  })
}
