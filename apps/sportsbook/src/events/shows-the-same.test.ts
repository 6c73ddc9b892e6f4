import { replaceEqualDeep } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { EventRow } from '../page/api.ts'
import { showsTheSame } from './shows-the-same.ts'

const name = (text: string) => ({ ja: text, en: text })
const columns = ['1', 'X', '2']
const groups = ['winner', 'total']
const totalName = name('Total')
const total = (line: string, called = totalName) => ({
  handicap: null,
  total: {
    key: `18|total=${line}`,
    name: called,
    outcomes: [{ name: name(`Over ${line}`) }, { name: name(`Under ${line}`) }],
  },
})

const reply = (change: Partial<EventRow> = {}, prices = [1500, 3400, 5200]) =>
  ({
    id: 'andon:match:1',
    name: name('Kobe – Sendai'),
    markets: 40,
    status: 'notStarted',
    phase: 'notStarted',
    score: null,
    startsAt: '2026-05-01T10:00:00Z',
    competitors: [{ id: 'andon:competitor:1', name: name('Kobe') }],
    lines: total('2.5'),
    main: {
      key: '1',
      name: name('Winner'),
      outcomes: prices.map((price, at) => ({ selection: `andon:match:1/1/${at}`, name: name(`${at}`), price })),
    },
    ...change,
  }) as unknown as EventRow

const isSame = (next: EventRow) => {
  const row = reply()
  return showsTheSame({ row, columns, groups }, { row: replaceEqualDeep(row, next), columns, groups })
}

test('a reply with other prices and another score shows the same row', () => {
  expect(isSame(reply({}, [1600, 3300, 5000]))).toBe(true)
  expect(isSame(reply({ status: 'live', score: { home: 1, away: 0 } }))).toBe(true)
})

test('so does one whose main line has moved', () => {
  expect(isSame(reply({ lines: total('3') as unknown as EventRow['lines'] }))).toBe(true)
})

test.each([
  ['another count of markets', reply({ markets: 41 })],
  ['another name', reply({ name: name('Kobe – Sendai (W)') })],
  ['another side', reply({ competitors: [] })],
  ['another market', reply({ main: null })],
  ['no total any more', reply({ lines: { handicap: null, total: null } })],
  ['fewer prices', reply({}, [1500, 3400])],
])('%s does not', (_, next) => expect(isSame(next)).toBe(false))

test('nor do other columns over it', () => {
  const row = reply()
  expect(showsTheSame({ row, columns, groups }, { row, columns: ['1', '2'], groups })).toBe(false)
})

test('nor do other groups of prices', () => {
  const row = reply()
  expect(showsTheSame({ row, columns, groups }, { row, columns, groups: ['winner'] })).toBe(false)
})
