import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOperatorWallet } from '../operator-wallet.fixture.ts'
import { httpTransport } from './http-transport.ts'
import { createWalletClient } from './wallet-client.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
let operator: ReturnType<typeof createOperatorWallet>
let answer: 'properly' | 'redirect' | 'never' | 'html'
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  if (answer === 'never') return
  if (answer === 'redirect') return response.writeHead(307, { location: '/elsewhere' }).end()
  if (answer === 'html') return response.writeHead(200).end('<html>')
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  const { status, body } = await operator.transport(request.url ?? '', Buffer.concat(chunks), headers)
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})

beforeEach(async () => {
  operator = createOperatorWallet(publicKey)
  answer = 'properly'
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const client = () => {
  const { port } = server.address() as AddressInfo // a server that listens on TCP has one
  const transport = httpTransport({ baseUrl: `http://127.0.0.1:${port}`, timeoutMs: 500 })
  return createWalletClient({ transport, supplier: 'arcade', supplierKey: privateKey, timeoutMs: 300 })
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

test('over HTTP the wallet gives the same answers, and the signature covers the bytes that travel', async () => {
  expect(await client().call('bet', bet)).toMatchObject({
    outcome: 'ok',
    reply: { balance: operator.startBalance - 100 },
  })
  expect(await client().call('bet', { ...bet, amount: 200 })).toMatchObject({ outcome: 'refused', code: 'DUPLICATE' })
})

test.each(['redirect', 'never', 'html'] as const)(
  'an answer that is none (%s) leaves the outcome unknown',
  async (kind) => {
    answer = kind
    expect(await client().call('bet', bet)).toMatchObject({ outcome: 'unknown' })
  },
)
