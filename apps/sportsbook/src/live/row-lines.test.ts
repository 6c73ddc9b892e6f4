import { expect, test } from 'vitest'
import type { EventRow, MarketView } from '../page/api.ts'
import { createOffers } from './offers.ts'
import { createRowLines } from './row-lines.ts'

const id = 'andon:match:1'
const selection = (key: string, outcome: string) => `${id}/${key}/${outcome}`
const view = (key: string, price: number) =>
  ({
    key,
    status: 'active',
    outcomes: ['12', '13'].map((outcome) => ({ selection: selection(key, outcome), price, open: true, result: null })),
  }) as unknown as MarketView
const row = (total: MarketView | null) =>
  ({
    id,
    sport: { code: 'football' },
    status: 'live',
    phase: 'firstHalf',
    clockSeconds: null,
    startsAt: '2026-05-01T10:00:00Z',
    main: null,
    lines: { handicap: null, total },
  }) as unknown as EventRow
const market = (key: string, status: 'active' | 'suspended', price: number) => ({
  key,
  id: `market-${key}`,
  status,
  outcomes: ['12', '13'].map((outcome) => ({ id: outcome, price, result: null })),
})

test('the line of a row moves with the stream, and its prices with it', () => {
  const all = createOffers()
  const { receiveRow, receiveLines, lines } = createRowLines(all)
  receiveRow(row(view('18|total=2.5', 1900)))
  expect(lines.get(id)).toEqual({ handicap: null, total: '18|total=2.5' })
  let moves = 0
  lines.subscribe(id, () => {
    moves += 1
  })
  receiveLines(id, { handicap: null, total: market('18|total=2.5', 'active', 1950) })
  expect(moves).toBe(0)
  receiveLines(id, { handicap: null, total: market('18|total=3', 'active', 1880) })
  expect(moves).toBe(1)
  expect(lines.get(id)?.total).toBe('18|total=3')
  expect(all.offers.get(selection('18|total=3', '12'))).toMatchObject({ price: 1880, open: true })
  receiveLines(id, { handicap: null, total: market('18|total=3', 'suspended', 1880) })
  expect(all.offers.get(selection('18|total=3', '13'))?.open).toBe(false)
})

test('a reply changes the line of a row only where no topic follows it', () => {
  const { receiveRow, receiveLines, lines, follow } = createRowLines(createOffers())
  const end = follow(id)
  receiveLines(id, { handicap: null, total: market('18|total=3', 'active', 1880) })
  receiveRow(row(view('18|total=2.5', 1900)))
  expect(lines.get(id)?.total).toBe('18|total=3')
  end()
  receiveRow(row(view('18|total=2.5', 1900)))
  expect(lines.get(id)?.total).toBe('18|total=2.5')
})
