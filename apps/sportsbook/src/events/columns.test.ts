import { expect, test } from 'vitest'
import { columnsOf } from './columns.ts'

const market = (key: string, outcomes: readonly string[]) => ({
  main: {
    key,
    name: { ja: '', en: '' },
    status: 'active' as const,
    favourite: true,
    eachWay: null,
    winners: 1,
    outcomes: outcomes.map((id) => ({
      selection: `andon:match:1/${key}/${id}`,
      name: { ja: '', en: '' },
      price: 2000,
      open: true,
      result: null,
      eachWay: null,
    })),
  },
})

test.each([
  ['1', ['1', '2', '3'], ['1', 'X', '2']],
  ['186', ['4', '5'], ['1', '2']],
  ['18|total=2.5', ['12', '13'], null],
  ['1', ['1', '2', '3', '9'], null],
])('over the prices of market %s with outcomes %j stands %j', (key, outcomes, columns) => {
  expect(columnsOf(market(key, outcomes))).toEqual(columns)
})

test('a row without a market has no columns', () => {
  expect(columnsOf({ main: null })).toBeNull()
})
