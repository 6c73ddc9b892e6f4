import type { BonusKind } from '@andon/contract/bonus-terms'
import type { Deps } from './deps.ts'
import { programmesOf } from './store/programmes.ts'

/** What a notice is about: the bonus of a code, or any of a kind that comes without one. */
export type Wanted = { readonly bonusCode: string } | { readonly bonusKind: BonusKind }

/** Whether a brand offers such a bonus now, to whomever. */
export async function isOpen({ db, clock }: Deps, wanted: Wanted, site: string): Promise<boolean> {
  const now = clock.now()
  return (await programmesOf(db, site)).some(({ eligibility: { bonusCode, from, until }, terms: { reward } }) => {
    const begun = from === null || Temporal.Instant.compare(now, from) >= 0
    const over = until !== null && Temporal.Instant.compare(now, until) >= 0
    const isIt = 'bonusCode' in wanted ? bonusCode === wanted.bonusCode.toUpperCase() : reward.kind === wanted.bonusKind
    return isIt && begun && !over
  })
}
