import { expect, test } from 'vitest'
import { marketById } from './catalogue.ts'
import type { Match, Period } from './match.ts'
import { newMatch } from './new-match.ts'

const grade = (match: Match, id: number, specifiers: Readonly<Record<string, string>>) =>
  marketById(id)?.grade(match, specifiers) ?? {}

const part = (number: number, home: number, away: number, ended: boolean): Period => ({
  stage: 'regular',
  number,
  home,
  away,
  ended,
})

test('after a retirement only games that were played decide a total, not those that a set must have', () => {
  const match: Match = {
    ...newMatch('tennis'),
    bestOf: 3,
    status: 'ended',
    periods: [part(1, 6, 4, true), part(2, 6, 6, false)],
    decision: { winner: 'home', by: 'retirement', period: 2 },
  }
  const both = (result: string) => ({ '12': result, '13': result })
  expect(grade(match, 189, { total: '22.5' })).toEqual(both('void'))
  expect(grade(match, 204, { setnr: '2', total: '12.5' })).toEqual(both('void'))
  expect(grade(match, 189, { total: '21.5' })).toEqual({ '12': 'won', '13': 'lost' })
})

test.each([
  [1, '0.75', 'void', 'void'],
  [1, '1', 'void', 'void'],
  [1, '0.5', 'won', 'lost'],
  [2, '1.75', 'void', 'void'],
  [2, '1.5', 'won', 'lost'],
])('broken off at %i:0 a total of %s is %s for over and %s for under', (goals, total, over, under) => {
  const match: Match = {
    ...newMatch('football'),
    status: 'abandoned',
    periods: [part(1, goals, 0, true), part(2, 0, 0, false)],
  }
  expect(grade(match, 18, { total })).toEqual({ '12': over, '13': under })
})
