import type { Deps } from './deps.ts'
import { programmesOf } from './store/programmes.ts'

/** Whether a brand offers the bonus of this code now, to whomever. */
export async function isOpen({ db, clock }: Deps, bonusCode: string, site: string): Promise<boolean> {
  const now = clock.now()
  return (await programmesOf(db, site)).some(({ eligibility: { bonusCode: code, from, until } }) => {
    const begun = from === null || Temporal.Instant.compare(now, from) >= 0
    const over = until !== null && Temporal.Instant.compare(now, until) >= 0
    return code === bonusCode.toUpperCase() && begun && !over
  })
}
