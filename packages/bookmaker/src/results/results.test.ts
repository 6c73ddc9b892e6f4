import type { Tx } from '@andon/platform/sql'
import { freshDatabase } from '@andon/tests/database'
import { expect, test } from 'vitest'
import { followClosingPrices } from '../book/closing-prices.ts'
import type { EventNow } from '../book/event-now.ts'
import { simulatedBooks } from '../book/simulated-book.fixture.ts'
import { fixturesOfRound } from '../feed/simulator/calendar.ts'
import { leagues } from '../feed/simulator/leagues.ts'
import { listResults } from '../http/list-results.ts'
import { showEvent, wholeEvent } from '../http/read-events.ts'
import { isEventOver } from '../model/event-status.ts'
import { keepEnded } from './keep-ended.ts'
import { type EndedEvent, forgetEnded, storeClosing } from './store.ts'

const seed = 'results'

test('a match that the book has forgotten is listed on its day, with the result and the closing price of each outcome', async () => {
  const league = leagues.find(({ code }) => code === 'ttm1')
  const [fixture] = league ? fixturesOfRound(league, 40, 2, seed) : []
  if (!fixture) throw new Error('no match')
  const { db, close } = await freshDatabase({ modules: ['bookmaker'] })
  const { start } = simulatedBooks({ db, seed, codes: ['ttm1'], from: fixture.startsAt - 3_600_000, speed: 60 })
  const { book, pass } = start('nod_1')
  const at = Temporal.Instant.fromEpochMilliseconds(fixture.startsAt)
  const keep = keepEnded({ book, show: wholeEvent })
  followClosingPrices(book, (event, prices) => void book.writeAsLeader((tx) => storeClosing(tx, { event, prices, at })))
  const isOver = () => isEventOver(book.event(fixture.id)?.record.status.value ?? 'live')
  for (let turn = 0; turn < 400 && !isOver(); turn++) await pass()
  await pass(100)
  for (let turn = 0; turn < 20; turn++) await keep()
  await book.stop()

  const forgotten = { event: () => null, events: () => [][Symbol.iterator]() }
  const { event, groups } = await showEvent({ book: forgotten, db }, { event: fixture.id })
  expect(event).toMatchObject({ id: fixture.id, score: { home: expect.any(Number), away: expect.any(Number) } })
  const winner = groups.flatMap(({ markets }) => markets).find(({ key }) => key === '186')
  expect(winner?.outcomes.map(({ result }) => result).sort()).toEqual(['lost', 'won'])
  expect(winner?.outcomes.every(({ closingPrice }) => Number(closingPrice) > 1000)).toBe(true)

  const day = at.toZonedDateTimeISO('Asia/Tokyo').toPlainDate().toString()
  const request = { day, zone: 'Asia/Tokyo' }
  expect((await listResults({ db }, request)).events.map(({ id }) => id)).toContain(fixture.id)
  expect((await listResults({ db }, { ...request, sport: 'andon:sport:1' })).events).toEqual([])
  await expect(showEvent({ book: forgotten, db }, { event: 'andon:match:none' })).rejects.toThrow('Not found')

  await forgetEnded(db, at.add({ hours: 24 }))
  expect((await listResults({ db }, request)).events).toEqual([])
  await close()
})

test('pages of a day follow one another without a gap, also where matches start at once', async () => {
  const { db, close } = await freshDatabase({ modules: ['bookmaker'] })
  const start = Date.parse('2026-05-01T00:00:00Z')
  const ids = Array.from({ length: 120 }, (_, index) => `andon:match:${String(index).padStart(3, '0')}`)
  await db.query(
    `insert into bookmaker.ended_events (id, sport_id, tournament_id, starts_at, event, groups)
     select id, 's', 't', $2::timestamptz + make_interval(mins => (n / 40)::int), json_build_object('id', id, 'startsAt',
       to_char(($2::timestamptz + make_interval(mins => (n / 40)::int)) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')), '[]'
     from unnest($1::text[]) with ordinality as one (id, n)`,
    [ids, new Date(start).toISOString()],
  )
  const found: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await listResults({ db }, { day: '2026-05-01', zone: 'UTC', cursor })
    found.push(...page.events.map(({ id }) => id))
    cursor = page.nextCursor
  }
  expect(found).toEqual(ids.toReversed())
  await close()
})

test('a corrected result is stored again, an event that goes on is taken back, also by the next leader', async () => {
  const { db, close } = await freshDatabase({ modules: ['bookmaker'] })
  const startsAt = '2026-05-01T10:00:00Z'
  const inBook = new Map<string, { status: string; sequence: number }>()
  const book = {
    *events() {
      for (const [id, { status, sequence }] of inBook)
        yield { record: { id, status: { value: status } }, sequence } as EventNow // all that is read
    },
    writeAsLeader: <T>(work: (tx: Tx) => Promise<T>) => db.transaction(work),
  }
  const show = ({ record, sequence }: EventNow) =>
    ({
      event: { id: record.id, sport: { id: 's' }, tournament: { id: 't' }, startsAt, sequence },
      groups: [],
    }) as unknown as EndedEvent
  const stored = async () => {
    const { events } = await listResults({ db }, { day: '2026-05-01', zone: 'UTC' })
    return Object.fromEntries(events.map(({ id, sequence }) => [id, sequence]))
  }
  let keep = keepEnded({ book, show })
  const turns = async () => {
    for (let turn = 0; turn < 5; turn++) await keep()
  }
  for (const id of ['m1', 'm2', 'm3']) inBook.set(id, { status: id === 'm3' ? 'live' : 'ended', sequence: 1 })
  await turns()
  expect(await stored()).toEqual({ m1: 1, m2: 1 })
  inBook.set('m1', { status: 'closed', sequence: 2 })
  inBook.set('m2', { status: 'live', sequence: 2 })
  await turns()
  expect(await stored()).toEqual({ m1: 2 })
  inBook.set('m1', { status: 'live', sequence: 3 })
  inBook.set('m3', { status: 'ended', sequence: 2 })
  keep = keepEnded({ book, show })
  await turns()
  expect(await stored()).toEqual({ m3: 2 })
  inBook.clear() // the book forgets, the results stay
  await turns()
  expect(await stored()).toEqual({ m3: 2 })
  await close()
})
