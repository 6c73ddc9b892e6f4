import { expect, test } from 'vitest'
import type { EventRow } from '../../page/api.ts'
import { featured } from './featured.ts'

let count = 0
const row = (sport: string, markets: number, prices: readonly (number | null)[] = [1900, 3400, 4000]) =>
  ({
    id: `m${++count}`,
    sport: { id: sport },
    competitors: [{}, {}],
    markets,
    startsAt: `${count}`,
    main: { key: '1', outcomes: prices.map((price, at) => ({ selection: `e/1/${at + 1}`, price })) },
  }) as unknown as EventRow

test('of each sport the match in play with most markets comes first, then of each the one that begins first', () => {
  const [few, many, tennis] = [row('football', 10), row('football', 90), row('tennis', 40)]
  const [soon, later] = [row('football', 5), row('football', 95)]
  expect(featured([few, many, tennis], [soon, later])).toEqual([many, tennis, soon])
})

test('a match that is as good as decided is passed over while another is left', () => {
  const decided = row('football', 90, [1010, 21_000, 51_000])
  const [even, soon] = [row('football', 10, [1100, 9000, 12_000]), row('tennis', 5)]
  expect(featured([decided, even], [soon])).toEqual([even, soon])
  expect(featured([decided], [soon])).toEqual([soon])
  expect(featured([decided], [])).toEqual([decided])
})

test('prices that are not given decide nothing', () => {
  const stopped = row('football', 90, [null, null, null])
  expect(featured([stopped], [])).toEqual([stopped])
})
