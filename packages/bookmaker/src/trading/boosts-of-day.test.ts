import type { ActionToRecord } from '@andon/platform/http'
import { freshDatabase } from '@andon/tests/database'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { readSelection } from '../book/event-now.ts'
import { simulatedBooks } from '../book/simulated-book.fixture.ts'
import type { EventUrn } from '../model/urn.ts'
import { bookWithTrading } from './book-with-trading.ts'
import { keepBoostsOfDay } from './boosts-of-day.ts'
import { isTooGood } from './choose-boosts.ts'
import { insertOrder } from './store.ts'
import type { Boost } from './trader-command.ts'

const noon = Date.UTC(2026, 10, 23, 3)
const dayMs = 86_400_000
let stand: Awaited<ReturnType<typeof openStand>>
beforeEach(async () => {
  stand = await openStand()
  onTestFinished(stand.close)
})

/** A book of four leagues with the orders about it, on a database of its own. */
async function openStand() {
  const { db, close } = await freshDatabase({ modules: ['bookmaker'] })
  const books = simulatedBooks({ db, seed: 'boosts', codes: ['tnm1', 'ihas1', 'bbjp1', 'vbm1'], from: noon })
  const actions: ActionToRecord[] = []
  const open = async (node: string) => {
    const { book: running, pass } = books.start(node)
    const isUp = () => [...running.events()].some(({ context }) => [1, 3].every(context.isUp))
    for (let turn = 0; turn < 1_000 && !isUp(); turn++) await pass(100)
    return bookWithTrading(running, { db, log: books.log, now: books.now })
  }
  type Book = Awaited<ReturnType<typeof open>>
  const keep = async (book: Book, { perDay = 3, at = books.now() } = {}) => {
    const record = async (_: unknown, action: ActionToRecord) => void actions.push(action)
    await keepBoostsOfDay({ write: db.transaction, book, now: () => at, perDay, record })
    await book.readOrders()
  }
  const orderOf = (selection: string, boost: Boost | null, actor: string) => {
    const { event = '', marketKey: market = '', outcome = '' } = readSelection(selection) ?? {}
    const body = { kind: 'boost', market, outcome, boost } as const
    const at = Temporal.Instant.fromEpochMilliseconds(books.now())
    return db.transaction((tx) => insertOrder(tx, { event: event as EventUrn, body, actor, at })) // of a selection
  }
  const ordered = () => db.query<{ actor: string }>('select actor from bookmaker.orders order by id')
  return { actions, close, keep, open, orderOf, ordered }
}

test('on each day matches of different sports get a better price until their start, as orders of the schedule', async () => {
  const { actions, keep, open } = stand
  const book = await open('nod_1')
  await keep(book)
  const boosted = [...book.boosted()]
  expect(boosted.length).toBe(3)
  const sports = boosted.map((id) => book.event((readSelection(id)?.event ?? '') as EventUrn)?.description?.sport.code)
  expect(new Set(sports).size).toBe(3)
  for (const id of boosted) {
    const [boost, now] = [book.boost(id), book.selection(id)]
    if (!boost || now?.price == null || now.chance === null) throw new Error('not boosted')
    expect(boost).toMatchObject({ untilMs: null, mostStake: 2_000 })
    expect(boost.price / now.price).toBeGreaterThanOrEqual(1.05)
    expect(boost.price / now.price).toBeLessThanOrEqual(1.1)
    expect(isTooGood(boost.price, now.chance)).toBe(false)
  }
  expect(actions.map(({ subject }) => subject).sort()).toEqual(boosted.sort())
  for (const action of actions)
    expect(action).toMatchObject({ actor: 'schedule', via: 'schedule', endpoint: 'POST /staff/bookmaker/boosts' })
  await keep(book, { at: noon + dayMs })
  expect(actions.length).toBeGreaterThan(3) // another day, other matches
  await book.stop()
})

test('a restart, another leader and two at once make none twice', async () => {
  const { keep, open, ordered } = stand
  const first = await open('nod_1')
  await Promise.all([keep(first), keep(first)])
  const made = [...first.boosted()].sort()
  await first.stop()
  const second = await open('nod_2')
  await keep(second)
  expect([...second.boosted()].sort()).toEqual(made)
  expect(await ordered()).toEqual(Array.from({ length: 3 }, () => ({ actor: 'schedule' })))
  await second.stop()
})

test('one that staff have ended does not come again on its day, and no other in its place', async () => {
  const { keep, open, orderOf, ordered } = stand
  const book = await open('nod_1')
  await keep(book)
  const [one = ''] = book.boosted()
  await orderOf(one, null, 'staff')
  await keep(book)
  expect([...book.boosted()]).not.toContain(one)
  expect([...book.boosted()].length).toBe(2)
  expect((await ordered()).length).toBe(4)
  await book.stop()
})

test('a match that staff have boosted is theirs', async () => {
  const { actions, keep, open, orderOf } = stand
  const book = await open('nod_1')
  const hockey = [...book.events()].flatMap(({ record, description }) =>
    description?.sport.code === 'iceHockey' && description.event.kind === 'match' ? [record.id] : [],
  )
  for (const id of hockey) await orderOf(`${id}/1/1`, { price: 1_010, untilMs: null, mostStake: 100 }, 'staff')
  await keep(book)
  expect(hockey.length).toBeGreaterThan(0)
  expect(actions.length).toBe(3)
  for (const { subject } of actions) expect(hockey).not.toContain(readSelection(subject)?.event)
  await book.stop()
})

test('without boosts a day none are made', async () => {
  const { actions, keep, open, ordered } = stand
  const book = await open('nod_1')
  await keep(book, { perDay: 0 })
  expect([await ordered(), actions]).toEqual([[], []])
  await book.stop()
})

test('a boost that has become too good is ended', async () => {
  const { actions, keep, open } = stand
  const book = await open('nod_1')
  await keep(book)
  const [one = ''] = book.boosted()
  const moved: typeof book = {
    ...book,
    selection: (id) => {
      const now = book.selection(id)
      return now && id === one ? { ...now, chance: 0.9 } : now
    },
  }
  await keep(moved)
  await book.readOrders()
  expect(book.boost(one)).toBeNull()
  expect(actions.at(-1)).toMatchObject({ endpoint: 'POST /staff/bookmaker/boosts/ended', subject: one })
  await keep(moved)
  expect([...book.boosted()].length).toBe(2)
  await book.stop()
})
