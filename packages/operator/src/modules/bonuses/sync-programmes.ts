import { type BonusProgramme, bonusProgramme } from '@andon/contract/bonus-terms'
import { assert, type Tx } from '@andon/platform/sql'
import * as v from 'valibot'
import { saveProgrammes } from './store/programmes.ts'

/** Makes this list the site's programmes. Granted bonuses keep their terms. */
export async function syncProgrammes(tx: Tx, site: string, programmes: readonly BonusProgramme[]): Promise<void> {
  const parsed = v.parse(v.array(bonusProgramme), programmes)
  const codes = parsed.flatMap(({ eligibility }) => eligibility.bonusCode ?? [])
  assert(new Set(codes).size === codes.length, 'a bonus code names one programme of a site')
  assert(
    parsed.every((programme) => programme.site === site),
    `the programmes are ${site}’s`,
  )
  await saveProgrammes(tx, { site, programmes: parsed })
}
