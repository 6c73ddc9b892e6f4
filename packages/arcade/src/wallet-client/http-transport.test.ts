import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createWalletClient, httpTransport } from '@andon/platform/wallet-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOperatorWallet } from '../operator-wallet.fixture.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
let operator: ReturnType<typeof createOperatorWallet>
let reply: 'properly' | 'redirect' | 'never' | 'html'
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  if (reply === 'never') return
  if (reply === 'redirect') return response.writeHead(307, { location: '/elsewhere' }).end()
  if (reply === 'html') return response.writeHead(200).end('<html>')
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  const { status, body } = await operator.transport(request.url ?? '', Buffer.concat(chunks), headers)
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})

beforeEach(async () => {
  operator = createOperatorWallet(publicKey)
  reply = 'properly'
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const client = ({ timeoutMs = 10_000 } = {}) => {
  const { port } = server.address() as AddressInfo // a server that listens on TCP has one
  const transport = httpTransport({ baseUrl: `http://127.0.0.1:${port}`, timeoutMs: 10_000 })
  return createWalletClient({ transport, supplier: 'arcade', supplierKey: privateKey, timeoutMs })
}
const bet = {
  transactionId: 'rnd_1.bet',
  roundId: 'rnd_1',
  playerId: 'ply_1',
  sessionToken: 'gse_1',
  gameCode: 'lantern-river',
  amount: 100,
  currency: 'JPY',
} as const

test('over HTTP the wallet gives the same replies, and the signature covers the bytes that were sent', async () => {
  expect(await client().call('bet', bet)).toMatchObject({
    outcome: 'ok',
    reply: { balance: operator.startBalance - 100 },
  })
  expect(await client().call('bet', { ...bet, amount: 200 })).toMatchObject({ outcome: 'refused', code: 'DUPLICATE' })
})

test.each(['redirect', 'never', 'html'] as const)('an unusable reply (%s) leaves the outcome unknown', async (kind) => {
  reply = kind
  const timeoutMs = kind === 'never' ? 300 : undefined
  expect(await client({ timeoutMs }).call('bet', bet)).toMatchObject({ outcome: 'unknown' })
})
