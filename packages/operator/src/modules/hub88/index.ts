import type { Catalogue, Hub88, Supplier } from '@andon/operator/catalogue'
import type { GameWallet } from '@andon/operator/game-wallet'
import type { RawRoute } from '@andon/platform/http'
import type { Job } from '@andon/platform/jobs'
import type { Runtime } from '@andon/platform/runtime'
import { createLaunch } from './launch.ts'
import { createWalletApi, rendered } from './serve-wallet.ts'
import { syncList } from './sync-list.ts'

export interface Hub88Options {
  readonly catalogue: Pick<Catalogue, 'suppliers' | 'gameCodeOf' | 'syncGames' | 'codesOfSupplier' | 'gamesOfOthers'>
  readonly gameWallet: Pick<
    GameWallet,
    'calls' | 'noteRefusal' | 'openSession' | 'endSession' | 'playerKnownTo' | 'transactionOf'
  >
}

type Aggregator = Supplier & { readonly hub88: Hub88 }

/**
 * Aggregators: suppliers that offer games of many makers through a wallet API, a launch call and a game list in the shape of Hub88's. This module only
 * translates: money moves by the calls of the game wallet, games are kept by the catalogue. It owns no table.
 * - A call is trusted by its RSA signature over the raw bytes alone.
 * - The token of a launch is the token of a game session, which is open from the launch on.
 * - An amount that is not a whole number of minor units is refused before the core sees it.
 */
export function createHub88(runtime: Runtime, { catalogue, gameWallet }: Hub88Options) {
  const { clock, log } = runtime
  const { suppliers } = catalogue
  const aggregatorOf = (code: string) => asAggregator(suppliers.find(code))
  const walletApi = createWalletApi({ catalogue, gameWallet, log, db: runtime.db })
  const route: RawRoute = {
    method: 'POST',
    path: '/hub88/:supplier/*',
    handler: async (request) => {
      const aggregator = aggregatorOf(request.params.supplier ?? '')
      if (!aggregator) return rendered({ status: 'RS_ERROR_INVALID_PARTNER' })
      return walletApi(aggregator, request.params['*'] ?? '', request)
    },
  }
  const stopping = new AbortController()
  const syncGames = async () => {
    for (const aggregator of suppliers.all().flatMap((supplier) => asAggregator(supplier) ?? []))
      await syncList(runtime, { catalogue, signal: stopping.signal }, aggregator).catch((error: unknown) =>
        log.error({ err: error, supplier: aggregator.code }, 'the games of an aggregator could not be stored'),
      )
  }
  let synced: { readonly version: number; readonly at: Temporal.Instant } | null = null
  const syncIfDue = async () => {
    const [version, at] = [suppliers.version(), clock.now()]
    const isDue = synced?.version !== version || Temporal.Instant.compare(synced.at.add(syncEvery), at) <= 0
    if (!isDue) return
    synced = { version, at }
    await syncGames()
  }
  let first = Promise.resolve()
  return {
    routes: [route],
    launch: createLaunch({ aggregatorOf, gameWallet, log }),
    /** Brings the catalogue in step with the list of every aggregator; what fails is logged. */
    syncGames,
    /** The first synchronisation, in the background; the job repeats it. */
    start: () => {
      first = syncIfDue()
    },
    stop: async () => {
      stopping.abort()
      await first
    },
    /** Every minute, because an aggregator that was attached meanwhile does not wait for the next turn. */
    jobs: [{ name: 'hub88.sync-games', cron: '* * * * *', run: syncIfDue }] satisfies Job[],
  }
}

const syncEvery = { minutes: 10 }

function asAggregator(supplier: Supplier | undefined): Aggregator | undefined {
  return supplier?.launch.by === 'hub88' ? { ...supplier, hub88: supplier.launch.hub88 } : undefined
}
