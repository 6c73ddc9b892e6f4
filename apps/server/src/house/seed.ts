import { publishedGames } from '@andon/arcade'
import type { Runtime } from '@andon/platform/runtime'
import type { House } from './create-house.ts'
import { sandboxProgrammes } from './sandbox-programmes.ts'

const demoMoney = 50_000

/** The sandbox's player to try things with. */
export interface Seeded {
  readonly demo?: { readonly email: string; readonly password: string }
}

/** Brings what must be there before the first visitor: the arcade's games in the catalogue and, in the sandbox, bonuses and a player to try things with. */
export async function seed({
  runtime,
  house,
  sandbox,
}: {
  runtime: Runtime
  house: House
  sandbox: boolean
}): Promise<Seeded> {
  await runtime.db.transaction((tx) => house.catalogue.syncGames(tx, 'arcade', publishedGames()))
  if (!sandbox) return {}
  for (const [site, programmes] of sandboxProgrammes)
    await runtime.db.transaction((tx) => house.bonuses.syncProgrammes(tx, site, programmes))
  const { playerId, email, password } = await house.identity.seedDemoPlayer()
  await runtime.db.transaction((tx) => house.cashier.creditDemo(tx, { playerId, amount: demoMoney }))
  return { demo: { email, password } }
}
