import { sites } from '@andon/contract/sites'
import type { Currency } from '@andon/money'
import type { Runtime } from '@andon/platform/runtime'
import type { Operator } from './create-operator.ts'
import { programmesOf } from './sandbox-programmes.ts'

/** Minor units. */
const demoBalances: Record<Currency, number> = { JPY: 50_000 }

export interface DemoPlayer {
  readonly email: string
  readonly password: string
}

/** The bonus programmes of every site, and a demo player with money. */
export async function seedSandbox(
  { db }: Runtime,
  { bonuses, identity, wallet, cashier }: Pick<Operator, 'bonuses' | 'identity' | 'wallet' | 'cashier'>,
): Promise<DemoPlayer> {
  for (const site of sites) await db.transaction((tx) => bonuses.syncProgrammes(tx, site.code, programmesOf(site)))
  const { playerId, site, email, password } = await identity.seedDemoPlayer()
  const { currency } = await wallet.balances(db, playerId)
  await db.transaction((tx) => cashier.creditDemo(tx, { playerId, site, amount: demoBalances[currency] }))
  return { email, password }
}
