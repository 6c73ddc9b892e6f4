import { type CatalogueOptions, createCatalogue } from '@andon/operator/catalogue'
import { createGameWallet, type GameWalletOptions } from '@andon/operator/game-wallet'
import { createReports } from '@andon/operator/reports'
import { createWallet } from '@andon/operator/wallet'
import { createLocalBus } from '@andon/platform/bus'
import { systemClock as clock } from '@andon/platform/clock'
import { createFacts } from '@andon/platform/facts'
import type { PlayerContext } from '@andon/platform/http'
import { createIds } from '@andon/platform/ids'
import { createLog } from '@andon/platform/log'
import { systemRandom as random } from '@andon/platform/random'
import { createDb, findMigrations, migrate } from '@andon/platform/sql'

/** Reports over the wallet and the catalogue, as the server has them. */
export async function openReports({ url, root }: { url: string; root: string }) {
  const modules = ['platform', 'wallet', 'catalogue', 'game-wallet']
  await migrate(
    url,
    (await findMigrations(root)).filter(({ module }) => modules.includes(module)),
  )
  const db = createDb({ connectionString: url, role: 'andon_app' })
  const ownerDb = createDb({ connectionString: url, maxConnections: 1 })
  const log = createLog({ level: 'warn' })
  const facts = createFacts({ db, bus: createLocalBus({ log }), log })
  const runtime = { db, clock, random, newId: createIds({ clock, random }), log, facts }
  const wallet = createWallet(runtime)
  // pages are read, nothing is launched or staked: the other modules are never called
  const catalogue = createCatalogue(runtime, { suppliers: [] } as Partial<CatalogueOptions> as CatalogueOptions)
  const gameWallet = createGameWallet(runtime, { wallet, catalogue } as Partial<GameWalletOptions> as GameWalletOptions)
  const { routes } = createReports(runtime, {
    wallet,
    gameWallet,
    acquisitions: async () => [],
    countryOf: async () => 'JP',
  })
  const contextOf = (playerId: string) => ({ session: { id: 'ses_1', playerId } }) as PlayerContext // handlers of reports read nothing else

  async function newPlayer(): Promise<string> {
    const playerId = runtime.newId('ply')
    await db.transaction((tx) => wallet.openAccounts(tx, { playerId, currency: 'JPY' }))
    return playerId
  }
  const close = async () => {
    await db.close()
    await ownerDb.close()
  }
  return { db, ownerDb, wallet, gameWallet, routes, contextOf, newPlayer, close }
}
export type Reports = Awaited<ReturnType<typeof openReports>>
