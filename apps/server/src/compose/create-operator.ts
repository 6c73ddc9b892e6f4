import { join } from 'node:path'
import { type PlayerApi, playerApi } from '@andon/contract'
import type { NewFact } from '@andon/contract/fact'
import { rulesFor } from '@andon/contract/jurisdiction-rules'
import { siteOf } from '@andon/contract/sites'
import { type StaffApi, staffApi } from '@andon/contract/staff-api'
import { createAccess } from '@andon/operator/access'
import { createBonuses } from '@andon/operator/bonuses'
import {
  type Catalogue,
  createCatalogue,
  type OfferedMatch,
  quotedFigures,
  type Supplier,
} from '@andon/operator/catalogue'
import { createContent } from '@andon/operator/content'
import { createExclusions } from '@andon/operator/exclusions'
import { type CycleFloor, createGameWallet, playRecords, stackOf } from '@andon/operator/game-wallet'
import { createHub88 } from '@andon/operator/hub88'
import { createIdentity, type Identity, ordinaryFreeTries } from '@andon/operator/identity'
import { createJackpots } from '@andon/operator/jackpots'
import { createLimits, type Limits, operatorLimits } from '@andon/operator/limits'
import { createLoyalty } from '@andon/operator/loyalty'
import { createMissions } from '@andon/operator/missions'
import { createNotices, type Notices } from '@andon/operator/notices'
import { createPolicies } from '@andon/operator/policies'
import { createProfile } from '@andon/operator/profile'
import { createReports } from '@andon/operator/reports'
import { createStaff } from '@andon/operator/staff'
import { createSupport } from '@andon/operator/support'
import { createTournaments } from '@andon/operator/tournaments'
import { createVerification } from '@andon/operator/verification'
import { createWallet } from '@andon/operator/wallet'
import type { Config } from '@andon/platform/config'
import { createFiles } from '@andon/platform/files'
import type { Handlers, StaffHandlers } from '@andon/platform/http'
import { createSmtpMessages, withSignature } from '@andon/platform/messages'
import type { Metrics } from '@andon/platform/metrics'
import { createObjects } from '@andon/platform/objects'
import { postOutward } from '@andon/platform/outward'
import type { Runtime } from '@andon/platform/runtime'
import type { Secrets } from '@andon/platform/secrets'
import { createSandboxMessages } from '@andon/sandbox/messages'
import { createSandboxVerification } from '@andon/sandbox/verification'

import { siteOrigin } from '../site/site-origin.ts'
import { ownHosts } from './own-hosts.ts'
import { playersWithLocks } from './players-with-locks.ts'
import { createSandboxCashier } from './sandbox-payments.ts'
import { tournamentRules } from './tournament-rules.ts'

/** A demonstration, or a test of the whole server, registers many players from one address. */
const sandboxFreeTries = {
  freeRegistrations: 2000,
  freeFailedLogins: 80,
  freeLookups: 10_000,
  lookupsByAddress: 20_000,
}

type HandlerTable = { readonly [Module in keyof PlayerApi]: Handlers<PlayerApi[Module]> }

type StaffHandlerTable = { readonly [Module in keyof StaffApi]: StaffHandlers<StaffApi[Module]> }

interface OperatorOptions {
  readonly config: Config
  readonly secrets: Secrets
  readonly suppliers: readonly Supplier[]
  readonly cycleFloor: CycleFloor
  readonly metrics: Metrics
  /** What an attached sportsbook shows on the pages of the sites; null for one that offers no list. */
  readonly matchesOf: (supplier: string) => readonly OfferedMatch[] | null
  /** In place of the internet, in tests. */
  readonly postPush?: typeof postOutward
  /** Tells every node of what is not stored. Absent: nobody is told. */
  readonly announce?: (fact: NewFact) => void
}

/** Creates every module of the operator and connects them. */
export async function createOperator(
  runtime: Runtime,
  { config, secrets, suppliers, cycleFloor, metrics, matchesOf, announce, postPush }: OperatorOptions,
) {
  const sandboxMessages = createSandboxMessages(runtime)
  const mail =
    config.smtp &&
    createSmtpMessages(runtime, {
      smtp: config.smtp,
      textMessages: sandboxMessages,
      wantsMail: (promotion) => notices.wantsMail(promotion),
    })
  const messages = withSignature(mail ?? sandboxMessages)
  const originOf = (site: string) => siteOrigin(siteOf(site), config)
  const notices: Notices = createNotices(runtime, {
    messages,
    secrets,
    originOf,
    playerOf: (executor, id) => identity.player(executor, id),
    sessionsOver: (executor, ids) => identity.sessionsOver(executor, ids),
    postPush: postPush ?? postOutward,
    isLocked: async (executor, id) => (await limits.lockOf(executor, [id])).has(id),
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
  const bonuses = createBonuses(runtime, {
    wallet,
    playerFacts: async (executor, playerId) => {
      const player = await identity.player(executor, playerId)
      const { identityStatus } = await verification.statusOf(executor, playerId)
      const locked = (await limits.lockOf(executor, [playerId])).has(playerId)
      return player && { ...player, verified: identityStatus === 'vrfn_verified', locked }
    },
  })
  const content = await createContent(runtime, {
    folder: join(config.dataDir, 'content'),
    secrets,
    objects: createObjects({
      at: config.pictureBucket ? { bucket: config.pictureBucket } : { folder: join(config.dataDir, 'pictures') },
      log: runtime.log,
    }),
    openBonus: bonuses.openProgramme,
    figuresOf: (codes) => quotedFigures(runtime.db, codes),
    originOf,
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
  const tournaments = createTournaments(runtime, {
    bonuses,
    wallet,
    limits,
    gamesOffered: catalogue.offeredGames,
    gamesWithChips: catalogue.gamesWithChips,
    chips: gameWallet.chips,
    playersByIds: identity.playersByIds,
    histogramsOf: catalogue.histogramsOf,
    ...tournamentRules(config),
  })
  const missions = createMissions(runtime, {
    bonuses,
    limits,
    playersByIds: identity.playersByIds,
    playRewards: (country) => rulesFor(country).playRewards,
    folder: join(config.dataDir, 'missions'),
  })
  const loyalty = createLoyalty(runtime, {
    bonuses,
    limits,
    wallet,
    playersByIds: identity.playersByIds,
    playRewards: (country) => rulesFor(country).playRewards,
    isCalm: missions.isCalm,
    folder: join(config.dataDir, 'loyalty'),
  })
  const reports = createReports(runtime, {
    wallet,
    gameWallet,
    acquisitions: identity.acquisitions,
    countryOf: async (executor, playerId) => (await identity.playersByIds(executor, [playerId])).get(playerId)?.country,
  })
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
    jobs: [
      ...wallet.jobs,
      ...bonuses.jobs,
      ...identity.jobs,
      ...verification.jobs,
      ...support.jobs,
      ...catalogue.jobs,
      ...gameWallet.jobs,
      ...hub88.jobs,
      ...cashier.jobs,
      ...exclusions.jobs,
      ...notices.jobs,
      ...tournaments.jobs,
      ...missions.jobs,
      ...staff.jobs,
      ...sandboxMessages.jobs,
      ...(mail?.jobs ?? []),
    ],
    /** Sends queued mail. Undefined: the sandbox keeps it. */
    mailDelivery: mail?.delivery,
  }
}

/** What each module answers players. */
function routesOf(
  modules: { readonly [Module in keyof PlayerApi]: { readonly routes: HandlerTable[Module] } },
): HandlerTable {
  return {
    identity: modules.identity.routes,
    support: modules.support.routes,
    profile: modules.profile.routes,
    verification: modules.verification.routes,
    wallet: modules.wallet.routes,
    bonuses: modules.bonuses.routes,
    limits: modules.limits.routes,
    catalogue: modules.catalogue.routes,
    cashier: modules.cashier.routes,
    access: modules.access.routes,
    policies: modules.policies.routes,
    content: modules.content.routes,
    jackpots: modules.jackpots.routes,
    tournaments: modules.tournaments.routes,
    missions: modules.missions.routes,
    notices: modules.notices.routes,
    loyalty: modules.loyalty.routes,
    reports: modules.reports.routes,
  }
}

type StaffModule = Exclude<keyof StaffApi, 'facts'>

/** What each module answers staff. */
function staffRoutesOf(
  modules: { readonly [Module in StaffModule]: { readonly staffRoutes: StaffHandlerTable[Module] } } & {
    readonly staff: { readonly factRoutes: StaffHandlerTable['facts'] }
  },
): StaffHandlerTable {
  return {
    staff: modules.staff.staffRoutes,
    facts: modules.staff.factRoutes,
    access: modules.access.staffRoutes,
    identity: modules.identity.staffRoutes,
    policies: modules.policies.staffRoutes,
    cashier: modules.cashier.staffRoutes,
    exclusions: modules.exclusions.staffRoutes,
    support: modules.support.staffRoutes,
    catalogue: modules.catalogue.staffRoutes,
    content: modules.content.staffRoutes,
    tournaments: modules.tournaments.staffRoutes,
    reports: modules.reports.staffRoutes,
  }
}

export type Operator = Awaited<ReturnType<typeof createOperator>>
