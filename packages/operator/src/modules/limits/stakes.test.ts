import { afterAll, beforeAll, expect, test } from 'vitest'
import { contextOf, limitFor } from './limit.fixture.ts'
import { type LimitsFixture, openLimits } from './limits.fixture.ts'

let fixture: LimitsFixture
beforeAll(async () => {
  fixture = await openLimits()
})
afterAll(() => fixture.close())

const stake = async (playerId: string, amount: number) => (await fixture.play([{ playerId, amount }]))[0]

test('a refusal names the limit, the amount used, the largest stake that passes now and when the requested stake would pass', async () => {
  const playerId = fixture.newPlayer()
  await stake(playerId, 300) // counts although the limit is set later
  const first = fixture.clock.now().round({ smallestUnit: 'minute', roundingMode: 'floor' })
  fixture.clock.advance({ hours: 5 })
  await limitFor(fixture, playerId, { limitType: 'wager', days: 1, value: 1000 })
  expect(await stake(playerId, 600)).toBeNull()
  const refusal = await stake(playerId, 200)
  const passesAt = first.add({ hours: 24, minutes: 1 })
  expect(refusal).toEqual({
    code: 'LIMIT_REACHED',
    params: {
      limitType: 'wager',
      source: 'player',
      periodDays: 1,
      limit: 1000,
      used: 900,
      remaining: 100,
      asked: 200,
      passesAt: passesAt.toString(),
      currency: 'JPY',
    },
  })
  expect(await stake(playerId, 100)).toBeNull()
  fixture.clock.set(passesAt.subtract({ milliseconds: 1 }))
  expect(await stake(playerId, 200)).toMatchObject({ code: 'LIMIT_REACHED', params: { remaining: 0 } })
  fixture.clock.set(passesAt)
  expect(await stake(playerId, 200)).toBeNull()
})

test('an amount above the limit itself never passes, and the refusal has no time', async () => {
  const playerId = fixture.newPlayer()
  await limitFor(fixture, playerId, { limitType: 'loss', days: 7, value: 500 })
  const refusal = await stake(playerId, 501)
  expect(refusal).toMatchObject({ params: { limitType: 'loss', remaining: 500, asked: 501 } })
  expect(refusal?.params).not.toHaveProperty('passesAt')
})

test('of several limits the tightest applies, and a stake has to pass all of them', async () => {
  const playerId = fixture.newPlayer()
  await limitFor(fixture, playerId, { limitType: 'wager', days: 1, value: 1000 })
  await limitFor(fixture, playerId, { limitType: 'wager', days: 3, value: 1500 })
  await stake(playerId, 900)
  fixture.clock.advance({ hours: 25 })
  expect(await stake(playerId, 700)).toMatchObject({ params: { periodDays: 3, used: 900, remaining: 600 } })
  const both = await stake(playerId, 1000)
  const { passesAt = '' } = (both?.params ?? {}) as { passesAt?: string }
  fixture.clock.set(Temporal.Instant.from(passesAt))
  expect(await stake(playerId, 1000)).toBeNull()
})

test('in a batch an accepted stake counts for the same player’s later ones, a refused one does not', async () => {
  const [one, other] = [fixture.newPlayer(), fixture.newPlayer()]
  await limitFor(fixture, one, { limitType: 'wager', days: 1, value: 100 })
  const answers = await fixture.play([
    { playerId: one, amount: 60 },
    { playerId: one, amount: 60 },
    { playerId: other, amount: 5000 },
    { playerId: one, amount: 40 },
    { playerId: one, amount: 0 },
    { playerId: one, amount: 1 },
  ])
  expect(answers.map((answer) => answer?.params && 'remaining' in answer.params && answer.params.remaining)).toEqual([
    undefined,
    40,
    undefined,
    undefined,
    undefined,
    0,
  ])
})

test('a win reduces the use of a loss limit, but not of a wager limit', async () => {
  const playerId = fixture.newPlayer()
  await limitFor(fixture, playerId, { limitType: 'loss', days: 1, value: 1000 })
  await stake(playerId, 1000)
  expect(await stake(playerId, 1)).toMatchObject({ params: { limitType: 'loss' } })
  await fixture.win(playerId, 400)
  expect(await stake(playerId, 400)).toBeNull()
  await limitFor(fixture, playerId, { limitType: 'wager', days: 1, value: 1400 })
  await fixture.win(playerId, 400)
  expect(await stake(playerId, 1)).toMatchObject({ params: { limitType: 'wager', used: 1400 } })
})

test('a rolled back stake is removed from the window in which it was counted, and from no other', async () => {
  const playerId = fixture.newPlayer()
  await limitFor(fixture, playerId, { limitType: 'wager', days: 1, value: 1000 })
  const taken = fixture.clock.now()
  await stake(playerId, 800)
  fixture.clock.advance({ hours: 26 })
  await stake(playerId, 900)
  await fixture.rollBack(playerId, 800, taken)
  expect(await stake(playerId, 200)).toMatchObject({ params: { used: 900, remaining: 100 } })
  await fixture.rollBack(playerId, 900, fixture.clock.now())
  expect(await stake(playerId, 1000)).toBeNull()
})

test('a lock requested before concurrent stakes of an open game blocks all of them', async () => {
  const playerId = fixture.newPlayer()
  await stake(playerId, 1)
  const waiting = async () =>
    (
      await fixture.ownerDb.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).length
  const after: Promise<unknown>[] = []
  await fixture.inTx(async (tx) => {
    await fixture.limits.lockPlayerRows(tx, [playerId])
    after.push(fixture.limits.routes.lockAccount({ days: 184 }, contextOf(playerId)))
    await expect.poll(waiting).toBe(1)
    after.push(...Array.from({ length: 6 }, () => stake(playerId, 10)))
    await expect.poll(waiting).toBe(7)
  })
  const [, ...answers] = await Promise.all(after)
  expect(answers).toHaveLength(6)
  for (const answer of answers) expect(answer).toMatchObject({ code: 'ACCOUNT_LOCKED', params: { kind: 'lock' } })
  expect(await fixture.facts({ key: playerId, name: 'limits.AccountLocked' })).toHaveLength(1)
})
