import { join } from 'node:path'
import type { NewFact } from '@andon/contract/fact'
import type { Access } from '@andon/operator/access'
import type { Bonuses } from '@andon/operator/bonuses'
import { type Catalogue, createCatalogue, type OfferedMatch, type Supplier } from '@andon/operator/catalogue'
import { type CycleFloor, createGameWallet, playRecords, stackOf } from '@andon/operator/game-wallet'
import { createHub88 } from '@andon/operator/hub88'
import type { Identity } from '@andon/operator/identity'
import { createJackpots } from '@andon/operator/jackpots'
import type { Limits } from '@andon/operator/limits'
import type { createTournaments } from '@andon/operator/tournaments'
import type { Wallet } from '@andon/operator/wallet'
import type { Config } from '@andon/platform/config'
import type { Metrics } from '@andon/platform/metrics'
import type { Runtime } from '@andon/platform/runtime'
import { ownHosts } from './own-hosts.ts'
import { playersWithLocks } from './players-with-locks.ts'

export interface GamesOptions {
  readonly config: Config
  readonly suppliers: readonly Supplier[]
  readonly cycleFloor: CycleFloor
  readonly metrics: Metrics
  /** The matches that an attached sportsbook shows on the pages of the sites; null for one that offers no list. */
  readonly matchesOf: (supplier: string) => readonly OfferedMatch[] | null
  /** Tells every node of what is not stored. Absent: nobody is told. */
  readonly announce?: ((fact: NewFact) => void) | undefined
}

interface Connected {
  readonly access: Access
  readonly bonuses: Bonuses
  readonly identity: Identity
  readonly limits: Limits
  readonly wallet: Wallet
  /** Created after these, because it needs them. */
  readonly tournaments: () => Pick<ReturnType<typeof createTournaments>, 'sportRounds'>
}

/** Creates the modules between players and suppliers: the catalogue, the wallet of suppliers and its jackpots. */
export function connectGames(
  runtime: Runtime,
  { config, suppliers, cycleFloor, metrics, matchesOf, announce }: GamesOptions,
  { access, bonuses, identity, limits, tournaments, wallet }: Connected,
) {
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
    sportRounds: { tell: (supplier, request) => tournaments().sportRounds.tell(supplier, request) },
    jackpotMeters: jackpots.meters,
    shownRound: jackpots.shownRound,
    hasJackpots: jackpots.isOnAt,
    catalogue,
    wallet,
    bonuses,
    limits,
    playersByIds,
    cycleFloor,
    metrics,
    playersWithoutLocks: identity.playersByIds,
    sessionsLive: identity.sessionsLive,
    inMaintenance: (site) => access.stateOf({ site, countryCode: '' }).maintenance,
  })
  const hub88 = createHub88(runtime, { catalogue, gameWallet })
  return { catalogue, jackpots, gameWallet, hub88 }
}
