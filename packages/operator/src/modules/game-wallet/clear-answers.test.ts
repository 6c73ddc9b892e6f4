import { createHmac } from 'node:crypto'
import { Writable } from 'node:stream'
import { Refusal } from '@andon/contract'
import { type WalletCall, walletApiPaths } from '@andon/contract/wallet-api'
import { createSuppliers, type SigningKey, supplierAt } from '@andon/operator/catalogue'
import { manualClock } from '@andon/platform/clock'
import { createLog } from '@andon/platform/log'
import { createMetrics } from '@andon/platform/metrics'
import { beforeEach, expect, test } from 'vitest'
import { createHandle, type WalletCalls } from './handle.ts'
import { createRefusalNotes } from './refusal-notes.ts'
import { accepted, refused } from './wallet-reply.ts'

const secret = Buffer.alloc(32, 7)
const lines: Record<string, unknown>[] = []
const to = new Writable({
  write: (line, _encoding, done) => {
    lines.push(JSON.parse(String(line)))
    done()
  },
})
const log = createLog({ level: 'warn', to })
const suppliers = createSuppliers(
  (
    [
      ['alpha', { algorithm: 'hmac-sha256', secret }],
      ['broken', { algorithm: 'ed25519', publicKeyPem: '-----BEGIN PUBLIC KEY-----\nno\n-----END PUBLIC KEY-----' }],
    ] as [string, SigningKey][]
  ).map(([code, key]) => supplierAt('http://games.localhost:4000', { code, kind: 'casino', key })),
)

/** A wallet that accepts every valid call, but a bet of 13, 14 or 15. */
function openWallet() {
  const clock = manualClock()
  const metrics = createMetrics()
  const ok = async () => accepted({})
  const calls: WalletCalls = {
    authenticate: ok,
    balance: ok,
    win: ok,
    rollback: ok,
    round: ok,
    adjust: ok,
    moveJackpot: ok,
    liveTables: ok,
    jackpotMeters: ok,
    sportRounds: ok,
    raceSeeds: ok,
    raceProof: ok,
    shownRound: ok,
    bet: async (_supplier, { amount }) => {
      if (amount === 13) return refused('DUPLICATE')
      if (amount === 14) return refused('INSUFFICIENT_FUNDS')
      if (amount === 15) throw new Refusal('LIMIT_REACHED', { params: { remaining: 1 } })
      return accepted({})
    },
  }
  const noteRefusal = createRefusalNotes({ clock, log }, { suppliers, metrics })
  const handle = createHandle({ suppliers, calls, log, noteRefusal })
  const count = async () =>
    (await metrics.walletRefusals.get()).values.map(({ labels, value }) => [labels.supplier, labels.code, value])
  return { clock, count, handle }
}
let wallet: ReturnType<typeof openWallet>
beforeEach(() => {
  wallet = openWallet()
  lines.splice(0)
})

const named = { transactionId: 't', roundId: 'r', playerId: 'p', gameCode: 'lantern', currency: 'JPY' }
const bet = { ...named, sessionToken: 'session-token-secret', amount: 100 }

async function send(call: WalletCall, request: unknown, headers: Record<string, string> = {}, path?: string) {
  const raw = Buffer.from(typeof request === 'string' ? request : JSON.stringify(request))
  const signature = `hmac-sha256=${createHmac('sha256', secret).update(raw).digest('base64')}`
  const signed = { 'x-supplier': 'alpha', 'x-signature': signature, ...headers }
  const { status, body } = await wallet.handle(path ?? walletApiPaths[call], raw, signed)
  return { http: status, ...body }
}

test.each([
  ['no supplier is named', { 'x-supplier': '' }, 'The header x-supplier, which names the supplier, is missing'],
  ['the supplier is not registered', { 'x-supplier': 'nobody' }, 'No supplier has the code in the header x-supplier'],
  ['there is no signature', { 'x-signature': '' }, 'The header x-signature, which signs the body, is missing'],
  [
    'the algorithm is another',
    { 'x-signature': 'ed25519=AAAA' },
    'The algorithm in the header x-signature is none that this supplier is registered with',
  ],
  ['the signature is wrong', { 'x-signature': 'hmac-sha256=AAAA' }, 'The signature does not match the body'],
])('a call is refused as SIGNATURE_INVALID if %s, and the message says so', async (_title, headers, message) => {
  expect(await send('bet', bet, headers)).toEqual({ http: 401, status: 'SIGNATURE_INVALID', message })
})

const { amount: _amount, ...withoutAmount } = bet
test.each<[string, WalletCall, unknown, string | undefined, string]>([
  ['not JSON', 'bet', '{"amount":', undefined, 'The body is not JSON, or has a key of an object twice'],
  [
    'with a key twice',
    'bet',
    '{"amount":1,"amount":2}',
    undefined,
    'The body is not JSON, or has a key of an object twice',
  ],
  ['a list', 'bet', '[]', 'transactionId', 'transactionId is missing'],
  ['null', 'bet', 'null', undefined, 'The body is not a JSON object'],
  ['without a field', 'bet', withoutAmount, 'amount', 'amount is missing'],
  ['with a field too many', 'bet', { ...bet, bonus: 1 }, 'bonus', 'This call has no field bonus'],
  ['with a text as amount', 'bet', { ...bet, amount: '100' }, 'amount', 'amount is not number'],
  ['with a fraction', 'bet', { ...bet, amount: 0.5 }, 'amount', 'amount is not safe integer'],
  [
    'with an amount of −0',
    'bet',
    JSON.stringify(bet).replace('"amount":100', '"amount":-0'),
    'amount',
    'an amount is −0',
  ],
  ['with an amount below 0', 'bet', { ...bet, amount: -1 }, 'amount', 'amount is not >=0'],
  ['in another currency', 'bet', { ...bet, currency: 'XYZ' }, 'currency', 'currency is not "JPY"'],
  ['with a space in an id', 'bet', { ...bet, roundId: 'a b' }, 'roundId', 'roundId is not /^[\\w.:-]{1,100}$/'],
])(
  'a body %s is refused as MALFORMED with the first wrong field and the reason',
  async (_title, call, body, field, message) => {
    expect(await send(call, body)).toEqual({ http: 400, status: 'MALFORMED', message, ...(field && { field }) })
  },
)

test('a wrong value is not repeated, because it may be a token', async () => {
  const refusal = await send('bet', { ...bet, sessionToken: 'secret token' })
  expect(refusal).toMatchObject({ status: 'MALFORMED', field: 'sessionToken' })
  expect(JSON.stringify([refusal, lines])).not.toContain('secret')
})

test('a path that is no call is refused with those that are', async () => {
  const message =
    'This path is no call; the calls are /wallet/authenticate, /wallet/balance, /wallet/bet, /wallet/win, /wallet/rollback, /wallet/round, /wallet/adjust, /wallet/move-jackpot, /wallet/live-tables, /wallet/jackpot-meters, /wallet/sport-rounds, /wallet/race-seeds, /wallet/race-proof, /wallet/shown-round'
  expect(await send('bet', bet, {}, '/wallet/deposit')).toEqual({ http: 400, status: 'MALFORMED', message })
})

test('a body that is too large is refused with the most that is read', async () => {
  expect(await send('bet', `"${'x'.repeat(17_000)}"`)).toMatchObject({
    status: 'MALFORMED',
    message: 'The body is larger than 16384 bytes',
  })
})

test('a registered key that cannot be read is UNAVAILABLE with a line in the log', async () => {
  expect(await send('bet', bet, { 'x-supplier': 'broken' })).toMatchObject({ http: 503, status: 'UNAVAILABLE' })
  expect(lines).toMatchObject([{ level: 50, supplier: 'broken', call: 'bet' }])
})

test('a thrown refusal keeps its parameters', async () => {
  expect(await send('bet', { ...bet, amount: 15 })).toMatchObject({
    status: 'LIMIT_REACHED',
    params: { remaining: 1 },
  })
})

test('refusals are counted by registered supplier and code, and callers cannot create labels', async () => {
  await send('bet', bet)
  await send('bet', { ...bet, amount: 13 })
  await send('bet', { ...bet, amount: 13 })
  await send('bet', { ...bet, amount: 14 })
  for (const code of ['nobody', 'alpha2', '']) await send('bet', bet, { 'x-supplier': code })
  expect(await wallet.count()).toEqual([
    ['alpha', 'DUPLICATE', 2],
    ['alpha', 'INSUFFICIENT_FUNDS', 1],
    ['unknown', 'SIGNATURE_INVALID', 3],
  ])
})

test('a refusal that points to a fault is logged with its call, and those that players cause are not', async () => {
  await send('bet', { ...bet, amount: 14 })
  await send('bet', { ...bet, amount: 13 })
  const names = { transactionId: 't', roundId: 'r', gameCode: 'lantern' }
  expect(lines).toMatchObject([{ supplier: 'alpha', code: 'DUPLICATE', call: 'bet', times: 1, ...names }])
  expect(JSON.stringify(lines)).not.toContain('session-token-secret')
})

test('many refusals of one supplier and code have one line a minute, which counts them', async () => {
  for (let sent = 0; sent < 5; sent++) await send('bet', { ...bet, amount: 13 })
  await send('bet', { ...bet, amount: 0.5 })
  expect(lines.map(({ code, times }) => [code, times])).toEqual([
    ['DUPLICATE', 1],
    ['MALFORMED', 1],
  ])
  wallet.clock.advance({ seconds: 60 })
  for (let sent = 0; sent < 3; sent++) await send('bet', { ...bet, amount: 13 })
  expect(lines.slice(2).map(({ code, times }) => [code, times])).toEqual([['DUPLICATE', 5]])
})
