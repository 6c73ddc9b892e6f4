import { publishedGame } from '@andon/contract/supplier-games'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { call, openArcade, openDemo, openReal, spin, sweepUntilQuiet, type TestArcade } from '../arcade.fixture.ts'
import { gameApi } from '../game-api.ts'
import { title as lanternRiver } from '../titles/lantern-river/index.ts'
import { publishedGames } from '../titles/published-games.ts'

let arcade: TestArcade
beforeEach(async () => {
  arcade = await openArcade()
})
afterEach(() => arcade.close())

test('a new session has the data of the client, with exact figures', async () => {
  const { reply } = await call(arcade, 'openSession', {
    body: { token: arcade.operator.launch(), gameCode: 'lantern-river', language: 'ja' },
  })
  expect(reply).toMatchObject({
    mode: 'real',
    nickname: 'ほたる',
    currency: 'JPY',
    pendingRound: null,
    nextRoundInMs: 0,
  })
  const { numerator, denominator } = lanternRiver.current.figures.rtp
  expect(reply.game.rtp).toEqual({
    numerator: `${numerator}`,
    denominator: `${denominator}`,
    decimal: 0.962002343219666,
  })
  expect(JSON.stringify(reply.game)).not.toContain('strips')
})

test('published games match the contract and have the figures of the title', () => {
  const game = publishedGames({ mostRoundWin: null }).find(({ gameCode }) => gameCode === 'lantern-river')
  expect(v.parse(publishedGame, game)).toMatchObject({
    gameCode: 'lantern-river',
    rtp: 96.2,
    minBet: 20,
    maxBet: 10_000,
    maxWin: 10_000,
    maxWinRarer: true,
  })
  expect(game?.exact.maxWin.spin).toEqual({ multiple: 3030, oneIn: 712_969_114 })
})

test('a reload returns the last round until it was shown', async () => {
  const { sessionToken } = await openReal(arcade)
  const { reply } = await spin(arcade, sessionToken)
  expect((await call(arcade, 'session', { token: sessionToken })).reply.pendingRound).toEqual(reply.round)
  expect((await openReal(arcade)).pendingRound).toEqual(reply.round)
  await call(arcade, 'roundShown', { token: sessionToken, roundId: reply.round.id })
  expect((await call(arcade, 'session', { token: sessionToken })).reply.pendingRound).toBeNull()
})

test('a round is shown once the next one says so; rounds of others, and unknown ones, are left alone', async () => {
  const { sessionToken } = await openReal(arcade)
  const { sessionToken: stranger } = await openDemo(arcade)
  const shownAt = async (id: string) =>
    (
      await arcade.db.query<{ shown: boolean }>('select shown_at is not null shown from arcade.rounds where id = $1', [
        id,
      ])
    )[0]?.shown
  const play = async (token: string, shown?: string) => {
    arcade.clock.advance({ seconds: 10 })
    const body = { stake: 100, requestId: crypto.randomUUID(), ...(shown && { shown }) }
    return (await call(arcade, 'playRound', { token, body })).reply.round.id
  }
  const first = await play(sessionToken)
  await play(stranger, first)
  expect(await shownAt(first)).toBe(false)
  const second = await play(sessionToken, first)
  expect([await shownAt(first), await shownAt(second)]).toEqual([true, false])
  await play(sessionToken, `rnd_${'0'.repeat(26)}`)
  expect(await shownAt(second)).toBe(false)
})

test('after a reload a cancelled round has its status and no outcome', async () => {
  const { sessionToken } = await openReal(arcade)
  arcade.operator.fail('round', 'lostRequest')
  arcade.operator.fail('rollback', 'lostRequest')
  await spin(arcade, sessionToken)
  const pending = async () => (await call(arcade, 'session', { token: sessionToken })).reply.pendingRound
  expect(await pending()).toMatchObject({ status: 'cancelling', win: 0, events: [] })
  await sweepUntilQuiet(arcade)
  expect(await pending()).toMatchObject({ status: 'cancelled', win: 0, events: [] })
})

test('history has pages, newest first, with every round once', async () => {
  const { sessionToken } = await openDemo(arcade)
  for (let rounds = 0; rounds < 45; rounds++) await spin(arcade, sessionToken, 20)
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { reply }: Awaited<ReturnType<typeof call<'rounds'>>> = await call(arcade, 'rounds', {
      token: sessionToken,
      query: cursor && `?cursor=${cursor}`,
    })
    seen.push(...reply.rounds.map(({ id }) => id))
    cursor = reply.nextCursor
  }
  expect(new Set(seen).size).toBe(45)
  expect(seen).toEqual(seen.toSorted().reverse())
})

test('a session ends after twelve hours, and invalid tokens are refused', async () => {
  const { sessionToken } = await openDemo(arcade)
  arcade.clock.advance({ hours: 11, minutes: 59 })
  expect((await call(arcade, 'balance', { token: sessionToken })).status).toBe(200)
  arcade.clock.advance({ minutes: 1 })
  for (const token of [sessionToken, 'x'.repeat(43), 'short', undefined])
    expect(await call(arcade, 'balance', { ...(token && { token }) })).toMatchObject({
      status: 401,
      refusal: 'SESSION_EXPIRED',
    })
})

test('the operator’s refusal of a launch reaches the player; without a reply it is UNAVAILABLE', async () => {
  const body = { token: 'not-a-token-of-theirs', gameCode: 'lantern-river', language: 'ja' }
  expect(await call(arcade, 'openSession', { body })).toMatchObject({ status: 422, refusal: 'TOKEN_INVALID' })
  arcade.operator.fail('authenticate', 'lostRequest')
  expect(await call(arcade, 'openSession', { body })).toMatchObject({ status: 503, refusal: 'UNAVAILABLE' })
  expect(await call(arcade, 'openSession', { body: { ...body, gameCode: 'no-such-game' } })).toMatchObject({
    refusal: 'GAME_UNKNOWN',
  })
})

test('malformed requests never cause a server error', async () => {
  const { sessionToken } = await openDemo(arcade)
  const headers = { authorization: `Bearer ${sessionToken}`, 'content-type': 'application/json' }
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '1',
    '{"stake":"100"}',
    '{"stake":1e400}',
    '{"stake":100,"requestId":"12345678","more":1}',
    '{"stake":100,"requestId":"12345678\\u0000"}',
    '{"stake":100,"requestId":{"toString":1}}',
    '{"__proto__":{"stake":100}}',
    '{"clientSeed":"a:b"}',
    '{"clientSeed":"\\u0000"}',
    '{"token":"\\u0000xxxxxxxxxxxxxxxxxxxxxxxx","gameCode":"lantern-river","language":"ja"}',
    '{"demo":false,"gameCode":"lantern-river","language":"ja"}',
    'x'.repeat(5000),
  ]
  const urls = Object.values(gameApi).map(({ route }) => route.replace('{roundId}', '%00').split(' '))
  for (const [method, url = ''] of [
    ...urls,
    ['GET', '/arcade/rounds?cursor=a&cursor=b'],
    ['GET', '/arcade/rounds?cursor=%00'],
  ])
    for (const payload of method === 'POST' ? bodies : [undefined]) {
      const response = await arcade.app.inject({
        method: method as 'POST',
        url,
        headers,
        ...(payload !== undefined && { payload }),
      }) // the table has only GET and POST
      expect(response.statusCode, `${method} ${url} ${payload}`).toBeLessThan(500)
      if (response.statusCode >= 400)
        expect(response.json()).toMatchObject({
          success: false,
          errors: expect.arrayContaining([expect.objectContaining({ code: expect.any(String) })]),
        })
    }
})

test('demo sessions are deleted after two days, rounds for money never', async () => {
  const [demo, real] = [await openDemo(arcade), await openReal(arcade)]
  await spin(arcade, demo.sessionToken)
  await spin(arcade, real.sessionToken)
  arcade.clock.advance({ hours: 49 })
  for (const job of arcade.server.jobs) await job.run()
  expect(await arcade.db.query('select mode from arcade.sessions')).toEqual([{ mode: 'real' }])
  expect(await arcade.db.query('select stake from arcade.rounds')).toHaveLength(1)
})

test('the application’s role cannot change or delete a drawn round', async () => {
  await expect(arcade.db.query('update arcade.rounds set win = 1')).rejects.toThrow('permission denied')
  await expect(arcade.db.query('update arcade.seeds set server_seed = null')).rejects.toThrow('permission denied')
  await expect(arcade.db.query('delete from arcade.rounds')).rejects.toThrow('permission denied')
})

test('a stake whose greatest win passes the operator’s exposure is neither listed nor offered nor taken', async () => {
  const mostRoundWin = 4_000_000 // 10,000 × 400
  const game = publishedGames({ mostRoundWin }).find(({ gameCode }) => gameCode === 'lantern-river')
  expect(game).toMatchObject({ minBet: 20, maxBet: 400 })
  await arcade.close()
  arcade = await openArcade({ mostRoundWin })
  const { sessionToken, game: config } = await openReal(arcade)
  expect(config.stakes).toEqual([20, 40, 60, 100, 200, 400])
  expect((await spin(arcade, sessionToken, 600)).refusal).toBe('STAKE_OUT_OF_RANGE')
  expect((await spin(arcade, sessionToken, 400)).status).toBe(200)
})

test('a game whose lowest stake passes the exposure is not listed and does not open', async () => {
  const mostRoundWin = 100_000 // Koi Climb may win 24,863.65 × 20
  expect(publishedGames({ mostRoundWin }).map(({ gameCode }) => gameCode)).not.toContain('koi-climb')
  await arcade.close()
  arcade = await openArcade({ mostRoundWin })
  const body = { token: arcade.operator.launch(), gameCode: 'koi-climb', language: 'ja' } as const
  expect((await call(arcade, 'openSession', { body })).refusal).toBe('GAME_UNKNOWN')
})
