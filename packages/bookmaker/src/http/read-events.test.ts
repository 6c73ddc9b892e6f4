import { freshDatabase } from '@andon/tests/database'
import { expect, test } from 'vitest'
import { simulatedBooks } from '../book/simulated-book.fixture.ts'
import { listEvents, listSports } from './read-events.ts'

const outrights = { when: 'outright', zone: 'Asia/Tokyo' } as const

test('sports stand in a fixed order, whatever has most events; entrants of a season stand by price, with its end', async () => {
  const { db, close } = await freshDatabase({ modules: ['bookmaker'] })
  const from = Date.parse('2026-03-01T00:00:00Z')
  const { start } = simulatedBooks({ db, seed: 'order', codes: ['ttm1', 'ttw1', 'fbjp3', 'bbjp1'], from })
  const { book, pass } = start('nod_1')
  const isComplete = () => listSports(book).sports.length === 3 && listEvents(book, outrights).events.length > 2
  for (let turn = 0; turn < 300 && !isComplete(); turn++) await pass()
  const { sports } = listSports(book)
  expect(sports.map(({ code }) => code)).toEqual(['football', 'baseball', 'tableTennis'])
  expect(sports[2]?.events).toBeGreaterThan(sports[0]?.events ?? 0)
  const { events } = listEvents(book, outrights)
  expect(events.length).toBeGreaterThan(0)
  for (const { kind, main, startsAt, endsAt } of events) {
    if (kind !== 'outright') continue
    expect(Date.parse(endsAt ?? '')).toBeGreaterThan(Date.parse(startsAt))
    const prices = main?.outcomes.flatMap(({ price }) => price ?? []) ?? []
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  }
  await book.stop()
  await close()
})
