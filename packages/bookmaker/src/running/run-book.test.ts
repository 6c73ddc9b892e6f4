import { freshDatabase } from '@andon/tests/database'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { onlyStatus } from '../feed/messages.ts'
import type { EventChanges } from './event-changes.ts'
import { inPlayDelayMs, inPlayDelays } from './in-play-delays.ts'
import { described, line, match, odds, openBook, result, time } from './told-book.fixture.ts'

const home = `${match}/1/1`
let opened: Awaited<ReturnType<typeof openBook>>
beforeEach(async () => {
  time.now = 2_000_000
  opened = await openBook()
})
afterEach(() => opened.close())

async function lead(one = opened) {
  await one.book.turn()
  one.alive()
}

test('a selection has its price, chance, words and what a bet is checked against', async () => {
  await lead()
  expect(opened.book.selection(home)).toBeNull()
  opened.tell(odds(2500))
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
    words: { event: { en: 'A v B' }, outcome: { ja: 'A', en: 'A' } },
  })
  expect(opened.book.selection(`${match}/18|total=2.5/12`)?.words.outcome).toEqual({
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
  own.tell(odds(2500, 'notStarted'))
  expect(own.book.selection(home)).toMatchObject({ inPlay: false, delayMs: 0 })
  time.now += 1
  own.tell(odds(2500))
  expect(own.book.selection(home)).toMatchObject({ inPlay: true, delayMs: 8000 })
  const usual = inPlayDelays()
  expect([inPlayDelayMs(usual, 'tennis'), inPlayDelayMs(usual, undefined)]).toEqual([3000, 5000])
})

test('a stop suspends, a silent producer suspends, and each of them raises the sequence', async () => {
  await lead()
  opened.tell(odds(2500))
  const before = opened.book.selection(home)
  opened.tell({ type: 'betStop', at: time.now + 1, groups: ['all'], status: 'suspended' })
  const stopped = opened.book.selection(home)
  expect(stopped).toMatchObject({ open: false, state: { market: 'suspended' } })
  expect(stopped?.sequence).toBeGreaterThan(before?.sequence ?? 0)
  time.now += 2
  opened.tell(odds(2600))
  expect(opened.book.selection(home)).toMatchObject({ open: true, price: 2600 })
  const priced = opened.book.selection(home)?.sequence ?? 0
  time.now += 20_000
  await opened.book.turn()
  expect(opened.book.selection(home)).toMatchObject({ open: false })
  expect(opened.book.selection(home)?.sequence).toBeGreaterThan(priced)
})

test('after a kill everything is as it was written, suspended until the producer has told what came since', async () => {
  await lead()
  opened.tell(odds(2500))
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

  opened.tell(odds(9000)) // the old one still runs, and has lost the lease
  await opened.book.turn()
  expect(opened.book.leads()).toBe(false)
  await next.book.turn()
  await opened.book.turn()
  expect(opened.book.selection(home)).toMatchObject({ price: 2500, open: true })
})

test('results reach bets in their order, and again where settling them failed', async () => {
  await lead()
  opened.tell(odds(2500))
  time.now += 1
  opened.tell(result(1, '1'))
  time.now += 1
  opened.tell({ type: 'settlementRollback', at: time.now, markets: [{ market: 1, specifiers: '' }] })
  time.now += 1
  opened.tell(result(2, '2'))
  time.now += 1
  const window = { from: 5, to: 9 }
  opened.tell({
    type: 'betCancel',
    at: time.now,
    window,
    markets: [{ market: 1, specifiers: '', voidReason: null }],
  })
  await opened.book.turn()
  const about = opened.settled.filter(({ selection }) => selection === home)
  expect(about).toMatchObject([
    { kind: 'settlement', certainty: 1, outcome: { result: 'won', deadHeat: null, rule4: { numerator: 0n } } },
    { kind: 'rollBack' },
    { kind: 'settlement', certainty: 2, outcome: { result: 'lost' } },
    { kind: 'cancel', window: { fromMs: 5, untilMs: 9 } },
  ])
  const sequences = about.map(({ sequence }) => sequence)
  expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => one - other))
  expect(await opened.ownerDb.query('select from bookmaker.results')).toEqual([])
})

test('a result that comes while another is being written reaches bets, too', async () => {
  await lead()
  opened.tell(odds(2500))
  opened.tell(result(1, '1'))
  const { ownerDb, book, tell } = opened
  let writing = Promise.resolve()
  await ownerDb.transaction(async (tx) => {
    await tx.query('lock table bookmaker.results in share mode')
    writing = book.turn()
    await vi.waitFor(async () => {
      const waiting = `select from pg_locks where not granted and relation = 'bookmaker.results'::regclass`
      expect(await ownerDb.query(waiting)).toHaveLength(1)
    })
    time.now += 1
    tell({ type: 'settlementRollback', at: time.now, markets: [{ market: 1, specifiers: '' }] })
  })
  await writing
  await opened.book.turn()
  const about = opened.settled.filter(({ selection }) => selection === home)
  expect(about.map(({ kind }) => kind)).toEqual(['settlement', 'rollBack'])
})

test('a feed that cannot be opened is tried again, and nothing takes bets meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  opened.refuseToOpen(1)
  await lead()
  opened.tell(odds(2500))
  expect(opened.book.selection(home)).toBeNull()
  await vi.advanceTimersByTimeAsync(10_000)
  opened.alive()
  await vi.waitFor(() => {
    opened.tell(odds(2500))
    expect(opened.book.selection(home)?.open).toBe(true)
  })
})

test('a result that is confirmed unchanged reaches bets with its certainty', async () => {
  await lead()
  opened.tell(odds(2500))
  opened.tell(result(1, '1', '0.333333333333'))
  time.now += 1
  opened.tell(result(2, '1', '0.333333333333'))
  await opened.book.turn()
  const about = opened.settled.filter(({ selection }) => selection === home)
  expect(about.map((one) => one.kind === 'settlement' && [one.certainty, one.outcome.deadHeat])).toEqual([
    [1, { tied: 3, win: 1, place: null }],
    [2, { tied: 3, win: 1, place: null }],
  ])
})

test('results that bets were not settled with before a kill come after it', async () => {
  await lead()
  opened.tell(odds(2500))
  opened.tell(result(2, '1'))
  const settle = vi.spyOn(opened.settled, 'push').mockImplementationOnce(() => {
    throw new Error('the wallet is away')
  })
  await expect(opened.book.turn()).rejects.toThrow('the wallet is away')
  settle.mockRestore()
  const next = await openBook({ database: opened.database, node: 'nod_2', alone: true })
  await next.book.turn()
  expect(next.settled.filter(({ selection }) => selection === home)).toMatchObject([{ outcome: { result: 'won' } }])
})

test('one node leads, the others show what it writes; when it stops another goes on, when it dies theirs is suspended', async () => {
  const database = await freshDatabase({ modules: ['bookmaker'] })
  const [one, two, web] = [
    await openBook({ database, node: 'nod_1' }),
    await openBook({ database, node: 'nod_2' }),
    await openBook({ database, node: 'nod_3', hasFeed: false }),
  ]
  await lead(one)
  one.tell(odds(2500))
  const heard: EventChanges[] = []
  web.book.onChanges((changes) => heard.push(changes))
  for (const { book } of [one, two, web]) await book.turn()
  expect([one, two, web].map(({ book }) => [book.leads(), book.selection(home)?.open])).toEqual([
    [true, true],
    [false, true],
    [false, true],
  ])
  heard.length = 0
  one.tell({ type: 'betStop', at: time.now + 1, groups: ['all'], status: 'suspended' })
  await one.book.turn()
  await web.book.turn()
  expect(heard.flatMap(({ changes }) => changes)).toEqual([
    expect.objectContaining({ kind: 'market', market: 1, from: 'active', to: 'suspended' }),
    expect.objectContaining({ kind: 'market', market: 18, from: 'active', to: 'suspended' }),
  ])
  expect(web.book.selection(home)?.sequence).toBe(one.book.selection(home)?.sequence)
  time.now += 20_002
  await one.book.turn()
  await web.book.turn()
  expect(web.book.selection(home)).toMatchObject({ open: false, sequence: one.book.selection(home)?.sequence })
  one.alive()
  one.tell(odds(2600))
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

test('events are forgotten when nothing more can be said of them, in the database as well', async () => {
  await lead()
  opened.tell(odds(2500))
  time.now += 1
  opened.tell({ type: 'oddsChange', at: time.now, state: onlyStatus('ended'), markets: [] })
  await opened.book.turn()
  expect(await opened.ownerDb.query('select from bookmaker.events')).toHaveLength(1)
  time.now += 2 * 3_600_000
  await opened.book.turn()
  expect(opened.book.event(match)).toBeNull()
  expect(await opened.ownerDb.query('select from bookmaker.events')).toEqual([])
})

test('an event whose feed names it later is kept, offered from then on, and known by its name to the next leader', async () => {
  let answers = [Promise.reject(new Error('no answer')), Promise.resolve(null), Promise.resolve(described(match))]
  for (const answer of answers) answer.catch(() => undefined) // it is asked for later
  let asked = 0
  const describe = () => answers[asked++] ?? Promise.resolve(null)
  const one = await openBook({ describe })
  await lead(one)
  one.tell(odds(2500))
  expect(one.book.selection(home)).toMatchObject({ open: false, price: 2500 })
  for (const turns of [1, 2]) {
    await vi.waitFor(() => expect(asked).toBe(turns))
    time.now += 15_000
    one.alive()
    await one.book.turn()
    time.now += 15_000
    one.alive()
    await one.book.turn()
  }
  await vi.waitFor(() =>
    expect(one.book.selection(home)).toMatchObject({ open: true, words: { event: { en: 'A v B' } } }),
  )
  await one.book.stop()
  answers = []
  const two = await openBook({ database: one.database, node: 'nod_2', describe })
  await two.book.turn()
  expect(two.book.event(match)?.words?.event.name.en).toBe('A v B')
  expect(asked).toBe(3)
  await two.book.stop()
  await one.close()
})

test('a market that only the feed describes is shown by its template, stopped by its groups, settled by the feed, and known to other nodes', async () => {
  const exactly = (count: number) => ({ id: `${count}`, name: { ja: `${count}回`, en: `exactly ${count} of {total}` } })
  const name = { ja: '{$competitor1}のスローイン {total}', en: '{$competitor1} throw-ins {total}' }
  const known = { id: 1, name: { ja: '別名', en: 'Another name' }, groups: ['all'], outcomes: [] }
  const throwIns = { id: 900_001, name, groups: ['all', 'throw_ins'], outcomes: [exactly(1), exactly(2)] }
  const answers = [Promise.reject(new Error('no answer')), Promise.resolve([known, throwIns])]
  for (const answer of answers) answer.catch(() => undefined)
  let asked = 0
  const one = await openBook({ describeMarkets: () => answers[asked++] ?? Promise.resolve([throwIns]) })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const told = line(throwIns.id, 'total=4', { 1: 2000, 2: 1800 })
  const selection = `${match}/900001|total=4/2`
  const tellPrices = () =>
    one.tell({ ...odds(2500), markets: [line(1, '', { 1: 2500, 2: 3000, 3: 4000 }), told] } as never)
  await one.book.turn()
  await vi.waitFor(() => expect(asked).toBe(1))
  one.alive()
  tellPrices()
  expect(one.book.selection(`${match}/1/1`)).toMatchObject({ open: true })
  expect(one.book.selection(selection)).toBeNull() // hidden: it is not described yet

  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(asked).toBe(2))
  await vi.waitFor(() => {
    time.now += 1
    tellPrices()
    expect(one.book.selection(selection)).toMatchObject({
      ...{ price: 1800, open: true },
      words: { market: { ja: 'Aのスローイン 4', en: 'A throw-ins 4' }, outcome: { en: 'exactly 2 of 4' } },
    })
  })
  expect(one.book.selection(`${match}/1/1`)?.words.market.en).toBe('Match result') // ours stays
  one.tell({ type: 'betStop', at: ++time.now, groups: ['throw_ins'], status: 'suspended' } as never)
  expect(one.book.selection(selection)).toMatchObject({ open: false })
  expect(one.book.selection(`${match}/1/1`)).toMatchObject({ open: true })

  const outcomes = [1, 2].map((id) => ({ id: `${id}`, result: id === 2 ? 'won' : 'lost', deadHeat: null }))
  const settled = { market: throwIns.id, specifiers: 'total=4', voidReason: null, outcomes }
  one.tell({ type: 'betSettlement', at: ++time.now, certainty: 2, markets: [settled] } as never)
  await one.book.turn()
  expect(one.settled.find((message) => message.selection === selection)).toMatchObject({ outcome: { result: 'won' } })

  const two = await openBook({ database: one.database, node: 'nod_2', hasFeed: false })
  await two.book.turn()
  expect(two.book.selection(selection)?.words.market.en).toBe('A throw-ins 4')
  await one.close()
})
