import { createPublicKey, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { liveTablesSent } from '@andon/contract/player-api/live-tables'
import { startExampleSupplier } from '@andon/tests/example-supplier'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

interface Call {
  readonly name: string
  readonly body: Buffer
  readonly headers: IncomingMessage['headers']
}

/** What the wallet answers to each call in turn, by name; after the last, and without one, `OK`. `silent`: it hangs up. */
let answers: Record<string, ('silent' | { status: string })[]> = {}
let calls: Call[] = []
/** What it says of its live table, which comes at any time. */
let told: Call[] = []
const wallet = createServer(async (request, response) => {
  const name = request.url?.replace('/wallet/', '') ?? ''
  const call = { name, body: await buffer(request), headers: request.headers }
  if (name === 'live-tables') told.push(call)
  else if (name !== 'jackpot-meters') calls.push(call)
  const answer = answers[name]?.shift() ?? { status: 'OK' }
  if (answer === 'silent') return void request.socket.destroy()
  const player = { playerId: 'ply_1', sessionToken: 'ses_1', currency: 'JPY', balance: 5000 }
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ ...player, ...answer }))
})

let supplier: Awaited<ReturnType<typeof startExampleSupplier>>
beforeAll(async () => {
  wallet.listen(0, '127.0.0.1')
  await once(wallet, 'listening')
  const address = wallet.address()
  const port = typeof address === 'object' ? address?.port : undefined
  supplier = await startExampleSupplier({ walletUrl: `http://127.0.0.1:${port}`, tableOpenMs: 3_000 })
})
afterAll(async () => {
  await supplier.close()
  wallet.close()
})
afterEach(() => {
  answers = {}
  calls = []
  told = []
})

const named = (name: string) => calls.filter((call) => call.name === name)
const bodyOf = (call: Call | undefined) => JSON.parse(call?.body.toString() ?? '{}')
const soon = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 50 })

async function openForReal(gameCode = 'paper-coin'): Promise<string> {
  const { session } = await supplier.ask('open', { gameCode, token: 'launch-token' })
  return session
}

test('a round is a signed bet and a signed win that closes it', async () => {
  const session = await openForReal()
  const reply = await supplier.ask('play', { session, choice: 0, stake: 100 })
  expect(reply).toMatchObject({ status: 'OK', balance: 5000 })
  expect(calls.map(({ name }) => name)).toEqual(['authenticate', 'bet', 'win'])
  const [bet, win] = [bodyOf(named('bet')[0]), bodyOf(named('win')[0])]
  expect(bet).toMatchObject({ playerId: 'ply_1', sessionToken: 'ses_1', gameCode: 'paper-coin', amount: 100 })
  expect(win).toMatchObject({ betTransactionId: bet.transactionId, roundId: bet.roundId, roundClosed: true })
  expect(win.amount).toBe(reply.drawn === 0 ? 194 : 0)
  const key = createPublicKey(await supplier.publicKey())
  for (const { body, headers } of calls) {
    const [algorithm, signature = ''] = String(headers['x-signature']).split(/=(.*)/)
    expect([headers['x-supplier'], algorithm]).toEqual(['paper-fold', 'ed25519'])
    expect(verify(null, body, key, Buffer.from(signature, 'base64'))).toBe(true)
  }
})

test('a bet without an answer is repeated with the same bytes, and then rolled back until that is accepted', async () => {
  const session = await openForReal()
  answers = { bet: ['silent', { status: 'UNAVAILABLE' }, 'silent'], rollback: ['silent', { status: 'UNAVAILABLE' }] }
  expect(await supplier.ask('play', { session, choice: 0, stake: 100 })).toEqual({ status: 'UNAVAILABLE' })
  const bets = named('bet').map(({ body }) => body.toString())
  expect([bets.length, new Set(bets).size]).toEqual([3, 1])
  await soon(() => expect(named('rollback')).toHaveLength(3))
  expect(bodyOf(named('rollback')[0]).betTransactionId).toBe(bodyOf(named('bet')[0]).transactionId)
  expect(named('win')).toEqual([])
})

test('a win without an answer is kept over a restart and repeated with the same bytes', async () => {
  const session = await openForReal()
  answers = { win: ['silent', 'silent'] }
  expect(await supplier.ask('play', { session, choice: 0, stake: 100 })).toMatchObject({ status: 'OK' })
  await supplier.restart()
  await soon(() => expect(named('win').length).toBeGreaterThanOrEqual(3))
  expect(new Set(named('win').map(({ body }) => body.toString())).size).toBe(1)
  expect(named('rollback')).toEqual([])
})

test('a refused bet is not repeated and owes nothing, and the page gets the refusal', async () => {
  const session = await openForReal()
  answers = { bet: [{ status: 'INSUFFICIENT_FUNDS' }] }
  expect(await supplier.ask('play', { session, choice: 0, stake: 100 })).toMatchObject({ status: 'INSUFFICIENT_FUNDS' })
  await supplier.restart()
  const next = await openForReal()
  await supplier.ask('play', { session: next, choice: 0, stake: 100 })
  expect(calls.map(({ name }) => name)).toEqual(['authenticate', 'bet', 'authenticate', 'bet', 'win'])
})

test('stakes and choices that the game does not have reach neither the wallet nor the draw', async () => {
  const session = await openForReal()
  for (const wrong of [{ choice: 2 }, { choice: 0.5 }, { choice: '0' }, { stake: 50 }, { stake: -50 }])
    expect(await supplier.ask('play', { session, choice: 0, stake: 100, ...wrong })).toEqual({ status: 'MALFORMED' })
  expect(calls.map(({ name }) => name)).toEqual(['authenticate'])
})

test('at its live table one draw decides all bets of a round, which the wallet knows, and the table is told as the contract has it', async () => {
  const [mine, other] = [await openForReal('paper-wheel'), await openForReal('paper-wheel')]
  await soon(() => expect(bodyOf(told.at(-1)).tables?.[0].locksAt - Date.now()).toBeGreaterThan(2_000))
  const sides = [0, 1, 2]
  const replies = await Promise.all(
    [mine, other].flatMap((session) => sides.map((choice) => supplier.ask('play', { session, choice, stake: 100 }))),
  )
  expect(new Set(replies.map(({ drawn }) => drawn)).size).toBe(1)
  expect(replies.map(({ won }) => won).toSorted()).toEqual([0, 0, 0, 0, 291, 291])
  expect(new Set(named('bet').map((bet) => bodyOf(bet).sharedRound)).size).toBe(1)
  expect(new Set(named('bet').map((bet) => bodyOf(bet).roundId)).size).toBe(6)
  expect(await supplier.ask('play', { session: mine, choice: 0, stake: 100 })).toEqual({ status: 'BETS_CLOSED' })
  await soon(() => expect(bodyOf(told.at(-1)).tables?.[0].results).not.toEqual([]))
  for (const { body } of told) expect(v.safeParse(liveTablesSent, JSON.parse(body.toString())).issues).toBeUndefined()
})

test.each([
  ['paper-coin', 1.94 / 2],
  ['six-lanterns', 5.82 / 6],
])('the demo of %s returns about 97 % without a call to the wallet', async (gameCode, expected) => {
  const { session, sides } = await supplier.ask('open', { gameCode })
  const rounds = 4000
  const sent = (round: number) => supplier.ask('play', { session, choice: round % sides, stake: 100 })
  const play = (round: number) => sent(round).catch(() => sent(round)) // on a busy machine its server may close the connection as a request comes
  let won = 0
  for (let round = 0; round < rounds; round += 1) won += (await play(round)).won
  const deviation = Math.sqrt((expected * expected * (sides - 1)) / rounds) // of the mean return
  expect(Math.abs(won / (rounds * 100) - expected)).toBeLessThan(5 * deviation) // once in a million runs
  expect(calls).toEqual([])
})
