import { resolve } from 'node:path'
import { freshDatabase } from '@andon/tests/database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gameWalletModules } from '../../packages/operator/src/modules/game-wallet/game-wallet.fixture.ts'
import { conformanceCases } from './cases/index.ts'
import { CannotArrange, type WalletUnderTest } from './kit.ts'
import { startKitSetup } from './kit-setup.ts'
import { openOperatorWallet } from './operator-wallet.ts'
import { readSuppliers, remoteWallet } from './remote-wallet.ts'
import { runKit } from './run-kit.ts'

const subjects = {
  'in process': async () => {
    const { wallet, operator } = await openOperatorWallet()
    return { wallet, close: operator.close }
  },
  /** Over HTTP with a setup program, like any other operator's wallet. */
  'over HTTP': async () => {
    const database = await freshDatabase({ modules: gameWalletModules })
    const program = `${process.execPath} ${resolve(import.meta.dirname, 'own-wallet.ts')}`
    const setup = startKitSetup(program, { CONFORMANCE_DATABASE: database.url })
    const { url, suppliers } = await setup.greeting()
    const wallet = remoteWallet(String(url), readSuppliers(suppliers), setup.arrange)
    const close = async () => {
      await setup.close()
      await database.close()
    }
    return { wallet, close }
  },
}

for (const [transport, open] of Object.entries(subjects)) {
  describe(`the wallet API ${transport}`, () => {
    let wallet: WalletUnderTest
    let close: () => Promise<void>
    beforeAll(async () => {
      const opened = await open()
      wallet = opened.wallet
      close = opened.close
    })
    afterAll(() => close())
    for (const [group, cases] of Object.entries(conformanceCases)) {
      describe(group, () => {
        afterAll(() => wallet.checkBooks())
        for (const { title, run } of cases) test(title, () => run(wallet))
      })
    }
  })
}

test('the kit has at least sixty cases with different titles', () => {
  const titles = Object.values(conformanceCases).flatMap((cases) => cases.map(({ title }) => title))
  expect(titles.length).toBeGreaterThanOrEqual(60)
  expect(new Set(titles).size).toBe(titles.length)
})

test('a wallet that answers OK to everything breaks promises, and what cannot be arranged is said to be not run', async () => {
  const { wallet, operator } = await openOperatorWallet()
  const careless: WalletUnderTest = {
    ...wallet,
    transport: async () => ({ status: 200, body: { status: 'OK', balance: 1000, sessionToken: 'x' } }),
    newPlayer: async () => ({
      ...(await wallet.newPlayer(0)),
      lock: () => Promise.reject(new CannotArrange('lock: no')),
    }),
  }
  const outcomes = await runKit(careless, () => undefined)
  const count = (wanted: string) => outcomes.filter(({ result }) => result === wanted).length
  expect(count('BROKEN')).toBeGreaterThan(80)
  expect(outcomes.find(({ title }) => title === 'a locked player places no bet')).toMatchObject({
    result: 'not run',
    why: 'lock: no',
  })
  await operator.close()
})
