import { expect, test } from 'vitest'
import { marketById } from './catalogue.ts'
import type { Decision } from './match.ts'
import { newMatch } from './new-match.ts'
import { techniqueIds, techniques } from './techniques.ts'

const after = (decision: Partial<Decision> | null) => ({
  ...newMatch('sumo'),
  bestOf: 1,
  status: decision === null ? ('live' as const) : ('ended' as const),
  decision: decision && { winner: 'away' as const, by: 'regular' as const, period: 1, ...decision },
})
const wonIn = (market: number, decision: Partial<Decision> | null) =>
  Object.entries(marketById(market)?.grade(after(decision), {}) ?? {}).flatMap(([id, result]) =>
    result === 'won' ? [id.replace('andon:technique:', '')] : [],
  )

test.each([
  ['yorikiri', 'out', 'away:out', 'yorikiri'],
  ['hatakikomi', 'pull', 'away:pull', 'hatakikomi'],
  ['kubinage', 'throw', 'away:throw', 'any-other'],
  ['izori', 'other', 'away:other', 'any-other'],
])('%s is of one kind, the winner’s, and one technique', (technique, kind, side, exact) => {
  expect(wonIn(90_201, { technique })).toEqual([kind])
  expect(wonIn(90_202, { technique })).toEqual([side])
  expect(wonIn(90_203, { technique })).toEqual([exact])
})

test('without a technique nothing is settled, and before the end nothing is decided', () => {
  for (const market of [90_201, 90_202, 90_203]) {
    expect(marketById(market)?.grade(after({}), {})).toEqual({})
    expect(marketById(market)?.grade(after(null), {})).toEqual({})
  }
})

test('a walkover and a bout that is called off return the stakes', () => {
  const results = marketById(90_201)?.grade({ ...after(null), status: 'cancelled' }, {}) ?? {}
  expect(new Set(Object.values(results))).toEqual(new Set(['void']))
  const given = marketById(90_201)?.grade(after({ by: 'walkover' }), {}) ?? {}
  expect(new Set(Object.values(given))).toEqual(new Set(['void']))
})

test('every technique is listed once', () => {
  expect(new Set(techniqueIds).size).toBe(techniques.length)
})
