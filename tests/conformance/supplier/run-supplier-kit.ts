import assert from 'node:assert/strict'
import { startKitSetup } from '../kit-setup.ts'
import { type Outcome, runCases } from '../run-kit.ts'
import { supplierCases } from './cases/index.ts'
import { startMockWallet } from './mock-wallet.ts'
import { readSupplier } from './read-supplier.ts'
import { type DescribedSupplier, type SupplierCase, watchedSupplier } from './supplier-kit.ts'

export interface SupplierKitOptions {
  /** The driver program's command line. */
  readonly drive: string
  readonly env?: Readonly<Record<string, string>>
  readonly groups?: Readonly<Record<string, readonly SupplierCase[]>>
  readonly atOnce?: number
  readonly patienceSeconds?: number
  /** Of the mock wallet; any free one unless given. */
  readonly port?: number
}

/** Starts the mock wallet and the driver program, runs the cases against the supplier, and stops both. */
export async function runSupplierKit(
  tell: (outcome: Outcome) => void,
  { drive, env = {}, groups = supplierCases(), atOnce = 8, patienceSeconds = 30, port = 0 }: SupplierKitOptions,
): Promise<readonly Outcome[]> {
  let supplier: DescribedSupplier | undefined
  const wallet = await startMockWallet(
    () => {
      assert.ok(supplier, 'the supplier calls before its driver program has described it')
      return supplier
    },
    { port },
  )
  const driver = startKitSetup(drive, { WALLET_URL: wallet.url, ...env }, 'driver program')
  try {
    const known = readSupplier((await driver.greeting()).supplier)
    supplier = known
    const last = {
      title: 'every call is of a player, and signed',
      run: async () => assert.deepEqual(wallet.strays, []),
    }
    const watch = () => watchedSupplier(wallet, driver.arrange, { supplier: known, patienceSeconds })
    return await runCases(watch, tell, { groups, atOnce, last })
  } finally {
    await driver.close()
    await wallet.close()
  }
}
