import { freshDatabase } from '@andon/tests/database'
import { expect, test } from 'vitest'
import { keepPriceHistory } from '../book/price-history.ts'
import { simulatedBooks } from '../book/simulated-book.fixture.ts'
import { viewEvent } from '../feed/event-view.ts'
import { mostChartedOutcomes } from '../sports-api/fields.ts'
import { isShown, startOf } from './read-events.ts'
import { showMarketPrices } from './show-prices.ts'

test('a chart of a line has all its outcomes with their prices of now, at most ten, and names what is unknown', async () => {
  const { db, close } = await freshDatabase({ modules: ['bookmaker'] })
  const from = Date.parse('2026-03-01T00:00:00Z')
  const { start, now } = simulatedBooks({ db, seed: 'charts', codes: ['fbjp3'], from, speed: 30 })
  const { book, pass } = start('nod_1')
  const prices = keepPriceHistory(book, now)
  const clock = { now: () => Temporal.Instant.fromEpochMilliseconds(now()) }
  const shown = (event: string, line: string, outcomes?: string[]) =>
    showMarketPrices({ book, prices, clock }, { event, line, ...(outcomes ? { outcomes } : {}) })
  for (let turn = 0; turn < 30; turn++) await pass()
  const ahead = [...book.events()]
    .filter(isShown)
    .filter(({ record }) => record.status.value === 'notStarted' && record.lines['1'])
    .toSorted((one, next) => startOf(one) - startOf(next))
  const first = ahead[0]?.record.id
  const current = () => first && book.event(first)
  for (let turn = 0; turn < 4_000 && current()?.record.status.value !== 'live'; turn++) await pass()
  for (let turn = 0; turn < 60; turn++) await pass()
  const event = current()
  if (!event) throw new Error('no match in play')
  const { id } = event.record
  const lines = viewEvent(event.record, event.context).lines.map((line) => ({
    ...line,
    key: line.specifiers ? `${line.market}|${line.specifiers}` : `${line.market}`,
  }))

  const winner = shown(id, '1')
  expect(winner.outcomes.map(({ selection }) => selection)).toEqual([`${id}/1/1`, `${id}/1/2`, `${id}/1/3`])
  expect(Date.parse(winner.startsAt)).toBe(prices.startOf(id))
  for (const { selection, points } of winner.outcomes) {
    expect(points.length, selection).toBeGreaterThan(1)
    expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).toSorted())
    expect(Date.parse(points[0]?.at ?? '')).toBeLessThan(Date.parse(winner.startsAt))
  }

  const long = lines.find(({ outcomes }) => outcomes.length > mostChartedOutcomes + 2)
  if (!long) throw new Error('no long line')
  const charted = shown(id, long.key).outcomes
  expect(charted).toHaveLength(mostChartedOutcomes)
  const lowest = long.outcomes.map(({ price }) => price ?? Number.POSITIVE_INFINITY).toSorted((one, next) => one - next)
  const drawn = long.outcomes.filter((outcome) => charted.some(({ selection }) => selection.endsWith(`/${outcome.id}`)))
  expect(Math.max(...drawn.map(({ price }) => price ?? Number.POSITIVE_INFINITY))).toBe(lowest[mostChartedOutcomes - 1])
  const last = long.outcomes.at(-1)?.id ?? ''
  expect(shown(id, long.key, [last]).outcomes.map(({ selection }) => selection)).toEqual([`${id}/${long.key}/${last}`])

  const refused = (field: string) => expect.objectContaining({ code: 'NOT_FOUND', details: { field } })
  expect(() => shown('andon:match:none-1', '1')).toThrow(refused('event'))
  expect(() => shown(id, '987654')).toThrow(refused('line'))
  expect(() => shown(id, '1', ['1', 'none'])).toThrow(refused('outcomes'))
  prices.stop()
  await book.stop()
  await close()
})
