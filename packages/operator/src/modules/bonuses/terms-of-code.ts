import type { BonusTerms } from '@andon/contract/bonus-terms'
import type { Db, Tx } from '@andon/platform/sql'
import { programmesOf } from './store/programmes.ts'

/** The terms of the bonus that a site offers under this code, in capitals; undefined: none. */
export async function termsOfCode(
  executor: Db | Tx,
  { site, bonusCode }: { readonly site: string; readonly bonusCode: string },
): Promise<BonusTerms | undefined> {
  const programmes = await programmesOf(executor, site)
  return programmes.find(({ eligibility }) => eligibility.bonusCode === bonusCode)?.terms
}
