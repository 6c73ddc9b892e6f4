import { join } from 'node:path'
import { playerApi } from '@andon/contract'
import type { NewFact } from '@andon/contract/fact'
import { rulesFor } from '@andon/contract/jurisdiction-rules'
import { siteOf } from '@andon/contract/sites'
import { staffApi } from '@andon/contract/staff-api'
import { createAccess } from '@andon/operator/access'
import { createBonuses } from '@andon/operator/bonuses'
import {
  type Catalogue,
  createCatalogue,
  type OfferedMatch,
  quotedFigures,
  type Supplier,
  supplierWords,
} from '@andon/operator/catalogue'
import { createContent } from '@andon/operator/content'
import { createExclusions } from '@andon/operator/exclusions'
import { type CycleFloor, createGameWallet, playRecords, stackOf } from '@andon/operator/game-wallet'
import { createHub88 } from '@andon/operator/hub88'
import { createIdentity, type Identity, ordinaryFreeTries } from '@andon/operator/identity'
import { createJackpots } from '@andon/operator/jackpots'
import { createLimits, type Limits, operatorLimits } from '@andon/operator/limits'
import { createNotices, type Notices } from '@andon/operator/notices'
import { createPolicies } from '@andon/operator/policies'
import { createProfile } from '@andon/operator/profile'
import { createReports } from '@andon/operator/reports'
import { createStaff } from '@andon/operator/staff'
import { createSupport } from '@andon/operator/support'
import { createVerification } from '@andon/operator/verification'
import { createWallet } from '@andon/operator/wallet'
import type { Config } from '@andon/platform/config'
import { createFiles } from '@andon/platform/files'
import type { Metrics } from '@andon/platform/metrics'
import type { Runtime } from '@andon/platform/runtime'
import type { Secrets } from '@andon/platform/secrets'
import { createSandboxVerification } from '@andon/sandbox/verification'

import { builtTextsFolder, messageFaultsIn } from '../site/languages.ts'
import { siteOrigin } from '../site/site-origin.ts'
import { bonusPlayers } from './bonus-players.ts'
import { connectRewards } from './connect-rewards.ts'
import { createMail } from './create-mail.ts'
import { noticeOptions } from './notice-options.ts'
import { jobsOf, routesOf, staffRoutesOf } from './operator-routes.ts'
import { ownHosts } from './own-hosts.ts'
import { pictureStorage } from './picture-storage.ts'
import { countryOfPlayer } from './players-country.ts'
import { playersWithLocks } from './players-with-locks.ts'
import { createSandboxCashier } from './sandbox-payments.ts'

/** A demonstration, or a test of the whole server, registers many players from one address. */
const sandboxFreeTries = {
  freeRegistrations: 2000,
  freeFailedLogins: 80,
  freeLookups: 10_000,
  lookupsByAddress: 20_000,
}

interface OperatorOptions {
  readonly config: Config
  readonly secrets: Secrets
  readonly suppliers: readonly Supplier[]
  readonly cycleFloor: CycleFloor
  readonly metrics: Metrics
  /** What an attached sportsbook shows on the pages of the sites; null for one that offers no list. */
  readonly matchesOf: (supplier: string) => readonly OfferedMatch[] | null
  /** Tells every node of what is not stored. Absent: nobody is told. */
  readonly announce?: (fact: NewFact) => void
}

/** Creates every module of the operator and connects them. */
export async function createOperator(
  runtime: Runtime,
  { config, secrets, suppliers, cycleFloor, metrics, matchesOf, announce }: OperatorOptions,
) {
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
  const wallet = createWallet(runtime)
  const policies = createPolicies(runtime)
  // Exclusions and the other two need each other, so they get callbacks here: identity asks who is excluded, a lock asks for the person's other
  // accounts, and exclusions compare persons and lock accounts.
  const exclusions = await createExclusions(runtime, {
    secrets,
    playerOf: (executor, id) => identity.player(executor, id),
    playerIdsAfter: (executor, page) => identity.playerIdsAfter(executor, page),
    limits: {
      lockOf: (executor, ids) => limits.lockOf(executor, ids),
      lockAlike: (tx, account) => limits.lockAlike(tx, account),
      beginReview: (tx, review) => limits.beginReview(tx, review),
      endReview: (tx, playerId) => limits.endReview(tx, playerId),
    },
  })
  const limits: Limits = createLimits(runtime, {
    persons: exclusions,
    operatorLimits,
    selfExclusionMinimumDays: (country) => rulesFor(country).selfExclusionMinimumDays,
  })
  const access = await createAccess(runtime, {
    countryHeader: config.trustProxy === undefined ? undefined : config.countryHeader, // without a trusted proxy, any client could send it
    blockedCountries: (site) => siteOf(site).blockedCountries,
    maintenance: config.maintenance,
  })
  const isOffered = ({ site, country }: { site: string; country: string }) =>
    !access.stateOf({ site, countryCode: country }).blocked
  const identity: Identity = createIdentity(runtime, {
    sites: config.sites,
    messages,
    secrets,
    sessionLimits: limits,
    openAccounts: wallet.openAccounts,
    acceptPolicies: policies.acceptInForce,
    persons: exclusions,
    isOffered,
    staffNames: () => staff.names(),
    freeTries: config.sandbox ? sandboxFreeTries : ordinaryFreeTries,
  })
  const files = createFiles({ folder: join(config.dataDir, 'uploads'), random: runtime.random })
  const verification = createVerification(runtime, {
    ...{ identity, files, isOffered, persons: exclusions },
    supplier: createSandboxVerification(runtime),
  })
  const profile = createProfile(runtime, { identity, proofs: verification, lockOf: limits.lockOf })
  const support = createSupport(runtime, {
    identity,
    messages,
    files: createFiles({ folder: join(config.dataDir, 'chat-files'), random: runtime.random }),
    inspectFile: verification.inspectFile,
    ...(announce && { announce }),
  })
  const bonuses = createBonuses(runtime, { wallet, playerFacts: bonusPlayers({ identity, verification, limits }) })
  const content = await createContent(runtime, {
    folder: join(config.dataDir, 'content'),
    secrets,
    objects: pictureStorage(config, runtime.log),
    openBonus: bonuses.openProgramme,
    figuresOf: (codes) => quotedFigures(runtime.db, codes),
    originOf: (site) => siteOrigin(siteOf(site), config),
    supplierWords,
    raceOf: (series, site) => tournaments.latestOfSeries({ series, site }),
    messageFaults: messageFaultsIn(builtTextsFolder),
  })
  const cashier = await createSandboxCashier(runtime, {
    ...{ wallet, verification, limits, bonuses, secrets, persons: exclusions },
    playerOf: identity.player,
    siteRules: ({ site, currency }) => siteOf(site).cashier[currency],
    cancellableIn: (country) => rulesFor(country).withdrawalCancellable,
  })
  const playersByIds = playersWithLocks({ identity, limits })
  const catalogue: Catalogue = createCatalogue(runtime, {
    suppliers,
    countLaunch: (what, supplier) =>
      (what === 'launched' ? metrics.launches : metrics.launchesRedeemed).inc({ supplier }),
    supplierFolder: { path: join(config.dataDir, 'suppliers'), ownHosts: ownHosts(config) },
    playersByIds,
    playRecords,
    chipStackOf: stackOf,
    ...(announce && { announce }),
    countryOf: access.countryOf,
    askLaunchUrl: (launch) => hub88.launch(launch),
    matchesOf,
    realityMinutesOf: async (executor, player) => (await limits.realityCheckOf(executor, player)).minutes,
  })
  const jackpots = createJackpots(runtime, {
    playersByIds,
    findGames: catalogue.findGames,
    showsRounds: (supplier) => catalogue.suppliers.find(supplier)?.showsRounds === true,
    isOn: ({ flags }) => flags.jackpot,
    ...(announce && { announce }),
  })
  const gameWallet = createGameWallet(runtime, {
    sportRounds: { tell: (supplier, request) => tournaments.sportRounds.tell(supplier, request) },
    jackpotMeters: jackpots.meters,
    shownRound: jackpots.shownRound,
    hasJackpots: jackpots.isOnAt,
    ...{ catalogue, wallet, bonuses, limits, playersByIds, cycleFloor, metrics },
    playersWithoutLocks: identity.playersByIds,
    sessionsLive: identity.sessionsLive,
    inMaintenance: (site) => access.stateOf({ site, countryCode: '' }).maintenance,
  })
  const hub88 = createHub88(runtime, { catalogue, gameWallet })
  const connected = { bonuses, catalogue, content, gameWallet, identity, limits, wallet }
  const { tournaments, missions, loyalty } = connectRewards(runtime, config, connected)
  const countryOf = countryOfPlayer(identity)
  const reports = createReports(runtime, { wallet, gameWallet, acquisitions: identity.acquisitions, countryOf })
  const staff = createStaff(runtime)
  const modules = {
    staff,
    wallet,
    identity,
    support,
    verification,
    bonuses,
    limits,
    exclusions,
    cashier,
    catalogue,
    gameWallet,
    hub88,
    content,
    jackpots,
    tournaments,
    access,
    profile,
    policies,
    missions,
    notices,
    loyalty,
    reports,
  }
  return {
    api: playerApi,
    routes: routesOf(modules),
    staffApi,
    staffRoutes: staffRoutesOf(modules),
    ...modules,
    subscribers: [
      ...notices.subscribers,
      ...jackpots.subscribers,
      ...tournaments.subscribers,
      ...missions.subscribers,
      ...loyalty.subscribers,
    ],
    jobs: [...jobsOf(modules), ...mail.jobs],
    mailDelivery: mail.delivery,
  }
}

export type Operator = Awaited<ReturnType<typeof createOperator>>
