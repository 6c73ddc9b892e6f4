import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { conformanceCases } from './cases/index.ts'
import type { WalletUnderTest } from './kit.ts'
import { listen, openOperatorWallet } from './operator-wallet.ts'

let wallet: WalletUnderTest
let overHttp: WalletUnderTest
let close: () => Promise<void>

beforeAll(async () => {
  const opened = await openOperatorWallet()
  wallet = opened.wallet
  const listener = await listen(wallet.transport)
  overHttp = { ...wallet, transport: listener.transport }
  close = async () => {
    await listener.close()
    await opened.house.close()
  }
})
afterAll(() => close())
afterEach(() => wallet.checkBooks())

for (const [transport, subject] of [
  ['in process', () => wallet],
  ['over HTTP', () => overHttp],
] as const) {
  describe(`the wallet API ${transport}`, () => {
    for (const [group, cases] of Object.entries(conformanceCases)) {
      describe(group, () => {
        for (const { title, run } of cases) test(title, () => run(subject()))
      })
    }
  })
}

test('the kit has at least sixty cases, no two of one title', () => {
  const titles = Object.values(conformanceCases).flatMap((cases) => cases.map(({ title }) => title))
  expect(titles.length).toBeGreaterThanOrEqual(60)
  expect(new Set(titles).size).toBe(titles.length)
})
