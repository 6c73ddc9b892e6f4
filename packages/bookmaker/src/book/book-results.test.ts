import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { home, lead, odds, openBook, result, time } from './scripted-book.fixture.ts'

let opened: Awaited<ReturnType<typeof openBook>>
beforeEach(async () => {
  time.now = 2_000_000
  opened = await openBook()
})
afterEach(() => opened.close())

test('results reach bets in their order, and again where settling them failed', async () => {
  await lead(opened)
  opened.send(odds(2500))
  time.now += 1
  opened.send(result(1, '1'))
  time.now += 1
  opened.send({ type: 'settlementRollback', at: time.now, markets: [{ market: 1, specifiers: '' }] })
  time.now += 1
  opened.send(result(2, '2'))
  time.now += 1
  const window = { from: 5, to: 9 }
  opened.send({
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
  await lead(opened)
  opened.send(odds(2500))
  opened.send(result(1, '1'))
  const { ownerDb, book, send: tell } = opened
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

test('a result that is confirmed unchanged reaches bets with its certainty', async () => {
  await lead(opened)
  opened.send(odds(2500))
  opened.send(result(1, '1', '0.333333333333'))
  time.now += 1
  opened.send(result(2, '1', '0.333333333333'))
  await opened.book.turn()
  const about = opened.settled.filter(({ selection }) => selection === home)
  expect(about.map((one) => one.kind === 'settlement' && [one.certainty, one.outcome.deadHeat])).toEqual([
    [1, { tied: 3, win: 1, place: null }],
    [2, { tied: 3, win: 1, place: null }],
  ])
})

test('results that bets were not settled with before a kill come after it', async () => {
  await lead(opened)
  opened.send(odds(2500))
  opened.send(result(2, '1'))
  const settle = vi.spyOn(opened.settled, 'push').mockImplementationOnce(() => {
    throw new Error('the wallet is away')
  })
  await expect(opened.book.turn()).rejects.toThrow('the wallet is away')
  settle.mockRestore()
  const next = await openBook({ database: opened.database, node: 'nod_2', alone: true })
  await next.book.turn()
  expect(next.settled.filter(({ selection }) => selection === home)).toMatchObject([{ outcome: { result: 'won' } }])
})
