import { freshDatabase } from '@andon/tests/database'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { onlyStatus } from '../feed/messages.ts'
import type { EventChanges } from './event-changes.ts'
import { inPlayDelayMs, inPlayDelays } from './in-play-delays.ts'
import { home, lead, match, odds, openBook, time } from './scripted-book.fixture.ts'

let opened: Awaited<ReturnType<typeof openBook>>
beforeEach(async () => {
  time.now = 2_000_000
  opened = await openBook()
})
afterEach(() => opened.close())

test('a selection has its price, chance, names and what a bet is checked against', async () => {
  await lead(opened)
  expect(opened.book.selection(home)).toBeNull()
  opened.send(odds(2500))
  expect(opened.book.selection(home)).toMatchObject({
    eventId: match,
    marketKey: '1',
    outcome: '1',
    price: 2500,
    open: true,
    inPlay: true,
    delayMs: 6000,
    state: { event: 'open', market: 'active', price: 2500, score: '0:0', redCards: '0:0' },
    minute: 10,
    chance: 0.36,
    names: { event: { en: 'A v B' }, outcome: { ja: 'A', en: 'A' } },
  })
  expect(opened.book.selection(`${match}/18|total=2.5/12`)?.names.outcome).toEqual({
    ja: 'オーバー 2.5',
    en: 'Over 2.5',
  })
  const ofObjects = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'].map((key) => `${match}/${key}/1`)
  for (const unknown of ['', home.slice(0, -2), `${match}/1/9`, `${match}/7/1`, 'andon:match:m1-2/1/1', ...ofObjects])
    expect(opened.book.selection(unknown)).toBeNull()
})

test('a bet in play waits as long as its sport needs, or as the settings say; before the start it does not wait', async () => {
  const database = await freshDatabase({ modules: ['bookmaker'] })
  const own = await openBook({ database, inPlayDelays: inPlayDelays({ football: 8 }) })
  onTestFinished(own.close)
  await lead(own)
  own.send(odds(2500, 'notStarted'))
  expect(own.book.selection(home)).toMatchObject({ inPlay: false, delayMs: 0 })
  time.now += 1
  own.send(odds(2500))
  expect(own.book.selection(home)).toMatchObject({ inPlay: true, delayMs: 8000 })
  const usual = inPlayDelays()
  expect([inPlayDelayMs(usual, 'football'), inPlayDelayMs(usual, undefined)]).toEqual([6000, 5000])
})

test('a stop suspends, a silent producer suspends, and each of them raises the sequence', async () => {
  await lead(opened)
  opened.send(odds(2500))
  const before = opened.book.selection(home)
  opened.send({ type: 'betStop', at: time.now + 1, groups: ['all'], status: 'suspended' })
  const stopped = opened.book.selection(home)
  expect(stopped).toMatchObject({ open: false, state: { market: 'suspended' } })
  expect(stopped?.sequence).toBeGreaterThan(before?.sequence ?? 0)
  time.now += 2
  opened.send(odds(2600))
  expect(opened.book.selection(home)).toMatchObject({ open: true, price: 2600 })
  const priced = opened.book.selection(home)?.sequence ?? 0
  time.now += 20_000
  await opened.book.turn()
  expect(opened.book.selection(home)).toMatchObject({ open: false })
  expect(opened.book.selection(home)?.sequence).toBeGreaterThan(priced)
})

test('after a kill everything is as it was written, suspended until the producer has told what came since', async () => {
  await lead(opened)
  opened.send(odds(2500))
  await opened.book.turn()
  const before = opened.book.selection(home)
  time.now += 5
  const next = await openBook({ database: opened.database, node: 'nod_2', alone: true })
  await next.book.turn()
  expect(next.book.leads()).toBe(true)
  expect(next.book.selection(home)).toMatchObject({ price: 2500, open: false, sequence: before?.sequence })
  next.alive()
  expect(next.recoveries).toEqual([2_000_000])
  await vi.waitFor(() => expect(next.book.selection(home)).toMatchObject({ price: 2500, open: true }))
  expect(next.book.selection(home)?.sequence).toBeGreaterThan(before?.sequence ?? 0)

  opened.send(odds(9000)) // the old one still runs, and has lost the lease
  await opened.book.turn()
  expect(opened.book.leads()).toBe(false)
  await next.book.turn()
  await opened.book.turn()
  expect(opened.book.selection(home)).toMatchObject({ price: 2500, open: true })
})

test('a feed that cannot be opened is tried again, and nothing takes bets meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  opened.refuseToOpen(1)
  await lead(opened)
  opened.send(odds(2500))
  expect(opened.book.selection(home)).toBeNull()
  await vi.advanceTimersByTimeAsync(10_000)
  opened.alive()
  await vi.waitFor(() => {
    opened.send(odds(2500))
    expect(opened.book.selection(home)?.open).toBe(true)
  })
})

test('one node leads, the others show what it writes; when it stops another goes on, when it dies theirs is suspended', async () => {
  const database = await freshDatabase({ modules: ['bookmaker'] })
  const [one, two, web] = [
    await openBook({ database, node: 'nod_1' }),
    await openBook({ database, node: 'nod_2' }),
    await openBook({ database, node: 'nod_3', hasFeed: false }),
  ]
  await lead(one)
  one.send(odds(2500))
  const received: EventChanges[] = []
  web.book.onChanges((changes) => received.push(changes))
  for (const { book } of [one, two, web]) await book.turn()
  expect([one, two, web].map(({ book }) => [book.leads(), book.selection(home)?.open])).toEqual([
    [true, true],
    [false, true],
    [false, true],
  ])
  received.length = 0
  one.send({ type: 'betStop', at: time.now + 1, groups: ['all'], status: 'suspended' })
  await one.book.turn()
  await web.book.turn()
  expect(received.flatMap(({ changes }) => changes)).toEqual([
    expect.objectContaining({ kind: 'market', market: 1, from: 'active', to: 'suspended' }),
    expect.objectContaining({ kind: 'market', market: 18, from: 'active', to: 'suspended' }),
  ])
  expect(web.book.selection(home)?.sequence).toBe(one.book.selection(home)?.sequence)
  time.now += 20_002
  await one.book.turn()
  await web.book.turn()
  expect(web.book.selection(home)).toMatchObject({ open: false, sequence: one.book.selection(home)?.sequence })
  one.alive()
  one.send(odds(2600))
  await one.book.stop()
  await two.book.turn()
  expect(two.book.leads()).toBe(true)
  two.alive()
  await vi.waitFor(() => expect(two.book.selection(home)).toMatchObject({ price: 2600, open: true }))
  await two.book.turn()
  await web.book.turn()
  expect(web.book.selection(home)).toMatchObject({ price: 2600, open: true })

  await database.ownerDb.query(`update bookmaker.feed set written_at = written_at - interval '20 seconds'`)
  await web.book.turn()
  expect(web.book.selection(home)).toMatchObject({ price: 2600, open: false })
  await database.close()
})

test('a leader of the previous release, which knows only its name in the row of the feed, writes no more once this one leads', async () => {
  const { ownerDb, book } = opened
  await ownerDb.query(
    `update bookmaker.feed set leader = 'nod_old', lease_until = clock_timestamp() + interval '1 minute'`,
  )
  await book.turn()
  opened.alive()
  opened.send(odds(2500))
  await book.turn()
  const writtenByOld = `update bookmaker.feed set version = version + 1 where leader = 'nod_old' returning version`
  expect(await ownerDb.query(writtenByOld)).toEqual([])
  const free = 'select from bookmaker.feed where leader is null or lease_until < clock_timestamp()'
  expect([book.leads(), await ownerDb.query(free)]).toEqual([true, []])
})

test('events are forgotten when nothing more can be said of them, in the database as well', async () => {
  await lead(opened)
  opened.send(odds(2500))
  time.now += 1
  opened.send({ type: 'oddsChange', at: time.now, state: onlyStatus('ended'), markets: [] })
  await opened.book.turn()
  expect(await opened.ownerDb.query('select from bookmaker.events')).toHaveLength(1)
  time.now += 2 * 3_600_000
  await opened.book.turn()
  expect(opened.book.event(match)).toBeNull()
  expect(await opened.ownerDb.query('select from bookmaker.events')).toEqual([])
})
