import { join } from 'node:path'
import { playerApi } from '@andon/contract'
import { rulesFor } from '@andon/contract/jurisdiction-rules'
import { siteOf } from '@andon/contract/sites'
import { staffApi } from '@andon/contract/staff-api'
import { createBonuses } from '@andon/operator/bonuses'
import { quotedFigures, supplierWords } from '@andon/operator/catalogue'
import { createContent } from '@andon/operator/content'
import { createNotices, type Notices } from '@andon/operator/notices'
import { createReports } from '@andon/operator/reports'
import { createSupport } from '@andon/operator/support'
import { createFiles } from '@andon/platform/files'
import type { Runtime } from '@andon/platform/runtime'
import type { Secrets } from '@andon/platform/secrets'

import { builtTextsFolder, messageFaultsIn } from '../site/languages.ts'
import { siteOrigin } from '../site/site-origin.ts'
import { bonusPlayers } from './bonus-players.ts'
import { connectAccounts } from './connect-accounts.ts'
import { connectGames, type GamesOptions } from './connect-games.ts'
import { connectRewards } from './connect-rewards.ts'
import { createMail } from './create-mail.ts'
import { noticeOptions } from './notice-options.ts'
import { jobsOf, routesOf, staffRoutesOf } from './operator-routes.ts'
import { pictureStorage } from './picture-storage.ts'
import { countryOfPlayer } from './players-country.ts'
import { createSandboxCashier } from './sandbox-payments.ts'

interface OperatorOptions extends GamesOptions {
  readonly secrets: Secrets
}

/** Where content is kept, and what its texts may quote. */
const contentOptions = ({ db, log }: Runtime, config: GamesOptions['config']) => ({
  folder: join(config.dataDir, 'content'),
  objects: pictureStorage(config, log),
  figuresOf: (codes: readonly string[]) => quotedFigures(db, codes),
  originOf: (site: string) => siteOrigin(siteOf(site), config),
  supplierWords,
  messageFaults: messageFaultsIn(builtTextsFolder),
})

/** Creates every module of the operator and connects them. */
export async function createOperator(runtime: Runtime, { secrets, ...options }: OperatorOptions) {
  const { config, announce } = options
  const mail = createMail(runtime, { config, wantsMail: (promotion) => notices.wantsMail(promotion) })
  const { messages } = mail
  const notices: Notices = createNotices(runtime, {
    ...noticeOptions({
      config,
      identity: () => identity,
      limits: () => limits,
      profile: () => profile,
      content: () => content,
      missions: () => missions,
      wallet: () => wallet,
    }),
    messages,
    secrets,
  })
  const accounts = await connectAccounts(runtime, { config, secrets, messages })
  const { wallet, identity, verification, limits, exclusions, profile, access } = accounts
  const support = createSupport(runtime, {
    identity,
    messages,
    files: createFiles({ folder: join(config.dataDir, 'chat-files'), random: runtime.random }),
    inspectFile: verification.inspectFile,
    ...(announce && { announce }),
  })
  const bonuses = createBonuses(runtime, { wallet, playerFacts: bonusPlayers({ identity, verification, limits }) })
  const content = await createContent(runtime, {
    ...contentOptions(runtime, config),
    secrets,
    openBonus: bonuses.openProgramme,
    raceOf: (series, site) => tournaments.latestOfSeries({ series, site }),
  })
  const cashier = await createSandboxCashier(runtime, {
    wallet,
    verification,
    limits,
    bonuses,
    secrets,
    persons: exclusions,
    playerOf: identity.player,
    siteRules: ({ site, currency }) => siteOf(site).cashier[currency],
    cancellableIn: (country) => rulesFor(country).withdrawalCancellable,
  })
  const games = connectGames(runtime, options, {
    access,
    bonuses,
    identity,
    limits,
    tournaments: () => tournaments,
    wallet,
  })
  const { catalogue, gameWallet, jackpots } = games
  const connected = { bonuses, catalogue, content, gameWallet, identity, limits, wallet }
  const rewards = connectRewards(runtime, config, connected)
  const { tournaments, missions, loyalty } = rewards
  const countryOf = countryOfPlayer(identity)
  const reports = createReports(runtime, { wallet, gameWallet, acquisitions: identity.acquisitions, countryOf })
  const modules = { ...accounts, ...games, ...rewards, support, bonuses, cashier, content, notices, reports }
  return {
    api: playerApi,
    routes: routesOf(modules),
    staffApi,
    staffRoutes: staffRoutesOf(modules),
    ...modules,
    subscribers: [notices, jackpots, tournaments, missions, loyalty].flatMap(({ subscribers }) => subscribers),
    jobs: [...jobsOf(modules), ...mail.jobs],
    mailDelivery: mail.delivery,
  }
}

export type Operator = Awaited<ReturnType<typeof createOperator>>
