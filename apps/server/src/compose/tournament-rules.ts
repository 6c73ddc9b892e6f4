import { join } from 'node:path'
import { rulesFor } from '@andon/contract/jurisdiction-rules'
import type { Config } from '@andon/platform/config'

/** Where tournaments are offered, and by which law. */
export const tournamentRules = ({ dataDir, sites }: Pick<Config, 'dataDir' | 'sites'>) => ({
  realStakeRaces: (country: string) => rulesFor(country).realStakeRaces,
  tippingContests: (country: string) => rulesFor(country).tippingContests,
  folder: join(dataDir, 'tournaments'),
  sites: sites.map(({ code }) => ({ code, currency: 'JPY' as const })),
})
