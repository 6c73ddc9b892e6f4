import { sign } from 'node:crypto'
import { units } from '@andon/tests/fake-aggregator'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkLedger } from '../../packages/operator/src/modules/game-wallet/check-ledger.fixture.ts'
import { limitFor } from '../../packages/operator/src/modules/limits/limit.fixture.ts'
import { type OpenedAggregator, openAggregator } from './open-aggregator.ts'
import { cases } from './wallet-cases.ts'

let opened: OpenedAggregator
beforeAll(async () => {
  opened = await openAggregator()
})
afterAll(() => opened.close())
afterEach(() => checkLedger(opened.operator))

const bet = 'transaction/bet'
const win = 'transaction/win'
const rollback = 'transaction/rollback'

/** The calls about one player with ¥ 1,000, each with the status and the balance of its reply. */
test.each(cases)('%s', async (_title, stepsOf) => {
  for (const [path, fields, ...expected] of stepsOf(await opened.openGame(1000)))
    expect(
      [...(await opened.ask(path, fields))].slice(0, expected.length),
      `${path} ${JSON.stringify(fields)}`,
    ).toEqual(expected)
})

test('a reply repeats user and request id, and the same call gets the same bytes', async () => {
  const game = await opened.openGame(1000)
  const b = game.bet(100)
  const first = await opened.send(bet, b)
  expect(first).toEqual({
    user: b.user,
    request_uuid: b.request_uuid,
    status: 'RS_OK',
    currency: 'JPY',
    balance: units(900),
  })
  await opened.send(bet, game.bet(1, { round: 'later' }))
  expect(JSON.stringify(await opened.send(bet, b))).toBe(JSON.stringify(first))
  expect(await opened.send(bet, { user: b.user, request_uuid: 'r-1' })).toEqual({
    user: b.user,
    request_uuid: 'r-1',
    status: 'RS_ERROR_WRONG_SYNTAX',
  })
})

test('a token ends with its login or with a further game; a lock refuses bets; what is owed is paid all the same', async () => {
  const { operator, ask, openGame } = opened
  const games = [await openGame(1000), await openGame(1000)] as const
  const bets = games.map((game) => game.bet(100))
  for (const b of bets) expect(await ask(bet, b)).toEqual(['OK', 900])
  operator.logOut(games[0].session)
  await operator.lock(games[1].session)
  expect(await ask(bet, games[0].bet(1))).toEqual(['ERROR_TOKEN_EXPIRED', 900])
  expect(await ask('user/balance', games[0].balance())).toEqual(['ERROR_TOKEN_EXPIRED', 900])
  expect(await ask(bet, games[1].bet(1))).toEqual(['ERROR_USER_DISABLED', 900])
  const [first, second] = bets
  if (!first || !second) throw new Error('two bets were made')
  expect(await ask(win, games[0].win(first, 50, { token: 'gone' }))).toEqual(['OK', 950])
  expect(await ask(rollback, games[1].rollback(second, { token: null }))).toEqual(['OK', 1000])
})

test('a limit of the player refuses the stake as a limit, with the balance', async () => {
  const game = await opened.openGame(1000)
  await limitFor(opened.operator, game.session.playerId, { limitType: 'wager', days: 1, value: 50 })
  expect(await opened.ask(bet, game.bet(100))).toEqual(['ERROR_LIMIT_REACHED', 1000])
})

test.each([
  ['usual', 200],
  ['next', 200],
  ['foreign', 401],
] as const)('a signature of the %s key gets HTTP %i', async (key, status) => {
  const game = await opened.openGame(1000)
  const raw = JSON.stringify(game.balance())
  const signature = sign('sha256', Buffer.from(raw), opened.aggregator.signedBy[key]).toString('base64')
  const post = (headers: Record<string, string>) =>
    fetch(`${opened.url}/hub88/fair/user/balance`, {
      method: 'POST',
      body: raw,
      headers: { 'content-type': 'application/json', ...headers },
    })
  const reply = await post({ 'x-hub88-signature': signature })
  expect(reply.status).toBe(status)
  expect((await reply.json()).status).toBe(status === 200 ? 'RS_OK' : 'RS_ERROR_INVALID_SIGNATURE')
  expect((await post({})).status).toBe(401)
  expect((await post({ 'x-hub88-signature': `hmac-sha256=${signature}` })).status).toBe(401)
})

test('a changed body is refused, and an unknown partner is told so', async () => {
  const game = await opened.openGame(1000)
  expect(await opened.send(bet, game.bet(100), 'corrupt body')).toMatchObject({ status: 'RS_ERROR_INVALID_SIGNATURE' })
  const reply = await fetch(`${opened.url}/hub88/nothing/user/info`, { method: 'POST', body: '{}' })
  expect([reply.status, await reply.json()]).toEqual([200, { status: 'RS_ERROR_INVALID_PARTNER' }])
  expect(await opened.ask('user/balance', game.balance())).toEqual(['OK', 1000])
})

test('text that is no JSON, and a body that is too long, are wrong syntax', async () => {
  for (const text of ['{', '', 'null', `{"user":"${'a'.repeat(20_000)}"}`])
    expect(await opened.send('user/info', text as unknown as object), text.slice(0, 9)).toMatchObject({
      status: 'RS_ERROR_WRONG_SYNTAX',
    })
})

/** The wallet takes ¥ 1,000,000,000,000 at most, which is 10^17 of these units: more than a double holds exactly. */
test.each([
  ['100000000000100000', 'ERROR_WRONG_TYPES', undefined],
  ['99999999999900001', 'ERROR_WRONG_TYPES', undefined],
  ['99999999999900000', 'OK', 999_999_999_999],
  ['9223372036854775807', 'ERROR_WRONG_TYPES', undefined],
  ['9223372036854775808', 'ERROR_WRONG_TYPES', undefined],
  ['1e17', 'ERROR_WRONG_TYPES', undefined],
] as const)('a win of %s units: %s', async (amount, status, won) => {
  const game = await opened.openGame(1000)
  const b = game.bet(100)
  await opened.ask(bet, b)
  const text = JSON.stringify(game.win(b, 7)).replace(`"amount":${units(7)}`, `"amount":${amount}`)
  expect(text).toContain(amount)
  expect((await opened.ask(win, text as unknown as object))[0]).toBe(status)
  const [, balance] = await opened.ask('user/balance', game.balance())
  expect(Math.round(balance ?? 0)).toBe(900 + (won ?? 0))
})

test('twenty copies of a bet at once take the stake once', async () => {
  const game = await opened.openGame(1000)
  const b = game.bet(100)
  const replies = await Promise.all(Array.from({ length: 20 }, () => opened.ask(bet, b)))
  expect(new Set(replies.map((reply) => reply.join(' ')))).toEqual(new Set(['OK 900']))
  expect(await opened.ask('user/balance', game.balance())).toEqual(['OK', 900])
})
