import { afterEach, beforeEach, expect, test } from 'vitest'
import { openContest } from './contests.fixture.ts'

let open: Awaited<ReturnType<typeof openContest>>
beforeEach(async () => {
  open = await openContest()
})
afterEach(() => open.closeClean())

const refusal = (code: string, details: object) => ({ code, details: expect.objectContaining(details) })
/** Goes to `ms` after the opening. */
const goTo = (ms: number) =>
  open.clock.advance({ milliseconds: open.openedAt.epochMilliseconds + ms - open.clock.now().epochMilliseconds })
const hour = 3_600_000

test('a contest is published once all matches of the next round are known, once, with frozen rules', async () => {
  await open.state([{}, undefined, {}])
  await open.plan()
  expect(await open.contests()).toEqual([])
  const contest = await open.publish()
  expect(contest).toMatchObject({ name: 'Shinonome League tips, matchday 7', entry: 'optIn', state: 'UPCOMING' })
  expect(contest.entryUntil).toBe(open.openedAt.add({ hours: 3 }).toString())
  await open.plan()
  expect(await open.contests()).toHaveLength(1)
})

test('a tip is accepted until the kick-off by the instant of its receipt, and all of a request or nothing', async () => {
  const { id } = await open.publish()
  const player = await open.entered(id)
  goTo(hour - 1)
  await open.save(player, id, { m0: [1, 0] })
  goTo(hour)
  await expect(open.save(player, id, { m1: [2, 2], m0: [2, 0] })).rejects.toMatchObject(
    refusal('ACTION_IMPOSSIBLE', { field: 'tips.1.matchId', params: expect.objectContaining({ matchId: 'm0' }) }),
  )
  const { matches } = await open.show(player, id)
  expect(matches.map(({ tip }) => tip)).toEqual([{ home: 1, away: 0 }, null, null])
  // the same tip again is no change
  const { tips } = await open.save(player, id, { m0: [1, 0], m1: [2, 2] })
  expect(tips[0]?.changedAt).toBe(
    open.openedAt.add({ milliseconds: hour - 1 }).toString({ smallestUnit: 'millisecond' }),
  )
})

test('a match that is brought forward closes earlier, and one that is put off not later', async () => {
  const { id } = await open.publish()
  const player = await open.entered(id)
  goTo(1_000)
  await open.state([{ startsInMinutes: 90 }, { startsInMinutes: 30 }, undefined])
  goTo(hour / 2)
  await expect(open.save(player, id, { m1: [1, 1] })).rejects.toMatchObject(refusal('ACTION_IMPOSSIBLE', {}))
  await open.save(player, id, { m0: [1, 1] })
  goTo(hour)
  await expect(open.save(player, id, { m0: [1, 2] })).rejects.toMatchObject(refusal('ACTION_IMPOSSIBLE', {}))
  const [first] = (await open.show(player, id)).matches
  expect(first?.movedTo).toBe(open.openedAt.add({ minutes: 90 }).toString())
})

test('a repeated request stores once, and a key is not used for other tips', async () => {
  const { id } = await open.publish()
  const player = await open.entered(id)
  await open.save(player, id, { m0: [1, 0] }, 'key-00001')
  await open.save(player, id, { m0: [3, 0] }, 'key-00002')
  const { tips } = await open.save(player, id, { m0: [1, 0] }, 'key-00001')
  expect(tips).toMatchObject([{ home: 3, away: 0 }])
  await expect(open.save(player, id, { m0: [2, 0] }, 'key-00001')).rejects.toMatchObject(
    refusal('ACTION_IMPOSSIBLE', { field: 'idempotencyKey' }),
  )
  await expect(open.save(player, id, { m9: [1, 0] })).rejects.toMatchObject(
    refusal('FIELD_INVALID', { field: 'tips.0.matchId' }),
  )
  await expect(open.save(await open.newPlayer(), id, { m0: [1, 0] })).rejects.toMatchObject(
    refusal('ACTION_IMPOSSIBLE', { field: 'tournamentId' }),
  )
})

test('tips of others are hidden until the kick-off, and shown in the order of the board after it', async () => {
  const { id } = await open.publish()
  const [one, other] = [await open.entered(id), await open.entered(id)]
  await open.save(one, id, { m0: [1, 0] })
  await open.save(other, id, { m0: [2, 1] })
  goTo(hour - 1)
  await expect(open.showOthers(id, 'm0')).rejects.toMatchObject(refusal('ACTION_IMPOSSIBLE', { field: 'matchId' }))
  goTo(hour)
  expect(await open.showOthers(id, 'm0')).toMatchObject({ count: 2, tips: [{ points: null }, { points: null }] })
  await expect(open.showOthers(id, 'm1')).rejects.toMatchObject(refusal('ACTION_IMPOSSIBLE', {}))
  await open.state([{ state: 'settled', score: [2, 1] }])
  await open.follow()
  const { tips } = await open.showOthers(id, 'm0')
  expect(tips).toMatchObject([
    { rank: 1, home: 2, away: 1, points: 3 },
    { rank: 2, home: 1, away: 0, points: 2 },
  ])
})

test('corrections are scored again, late and repeated statements change nothing, and prizes are paid once on the last result', async () => {
  const { id } = await open.publish()
  const [one, other, third] = [await open.entered(id), await open.entered(id), await open.entered(id)]
  await open.save(one, id, { m0: [1, 0], m1: [1, 1], m2: [0, 0] })
  await open.save(other, id, { m0: [2, 0], m1: [0, 1] })
  await open.save(third, id, { m0: [0, 5] })
  goTo(2 * hour)
  const early = open.clock.now().epochMilliseconds
  await open.state([{ state: 'settled', score: [1, 0] }])
  await open.follow()
  expect((await open.boardOf(id, one)).me).toMatchObject({ rank: 1, score: 3 })
  goTo(2 * hour + 30_000)
  await open.state([{ state: 'settled', score: [2, 0] }, { state: 'void' }])
  await open.state([{ state: 'settled', score: [1, 0] }], { atMs: early })
  await open.follow()
  await open.follow()
  expect((await open.boardOf(id, other)).me).toMatchObject({ rank: 1, score: 3 })
  expect((await open.boardOf(id, one)).entries).toMatchObject([{ exact: 1 }, { score: 1, exact: 0 }, { score: 0 }])
  const shown = await open.show(one, id)
  expect(shown.matches).toMatchObject([
    { state: 'SETTLED', points: 1, score: { home: 2, away: 0 } },
    { state: 'VOID', points: null },
    { state: 'SCHEDULED' },
  ])
  goTo(7 * hour)
  await open.moveAll(id)
  goTo(9 * hour)
  await open.moveAll(id)
  await open.moveAll(id)
  expect([await open.cashOf(other), await open.cashOf(one), await open.cashOf(third)]).toEqual([6_000, 4_000, 1_000])
  expect((await open.show(one, id)).matches[2]).toMatchObject({ state: 'VOID' })
  const log = await open.logOf(id)
  expect(await open.checkLog(log)).toMatchObject({ outcome: 'holds', places: 3, counted: 6 })
  // a correction after the prizes does not change what they were paid on
  await open.state([{ state: 'settled', score: [9, 9] }])
  expect((await open.show(one, id)).matches[0]?.score).toEqual({ home: 2, away: 0 })
})

test('a locked player leaves the contest, and wins nothing', async () => {
  const { id } = await open.publish()
  const [one, other] = [await open.entered(id), await open.entered(id)]
  await open.save(one, id, { m0: [1, 0] })
  await open.save(other, id, { m0: [0, 1] })
  await open.lock(one)
  await expect(open.save(one, id, { m1: [1, 0] })).rejects.toMatchObject(
    refusal('ACTION_IMPOSSIBLE', { message: 'Your entry has been removed' }),
  )
  goTo(2 * hour)
  await open.state([{ state: 'settled', score: [1, 0] }])
  goTo(9 * hour)
  await open.moveAll(id)
  expect([await open.cashOf(one), await open.cashOf(other)]).toEqual([1_000, 1_000])
})

test('a clock that is wrong by more than a minute is refused, and other sites have no such contest', async () => {
  const now = open.clock.now().epochMilliseconds
  await expect(open.state([{}, {}, {}], { atMs: now + 61_000 })).rejects.toMatchObject(
    refusal('MALFORMED', { field: 'at' }),
  )
  const race = await open.newRace({ entry: { kind: 'optIn' } })
  await expect(open.show('nobody', race)).rejects.toMatchObject(refusal('NOT_FOUND', { field: 'tournamentId' }))
})
