import { expect, test } from 'vitest'
import { type Answer, questionCount, scoreOf } from './score.ts'

const rest = (...given: Answer[]) => [...given, ...Array<Answer>(questionCount - given.length).fill('never')]

test.each([
  [rest(), 0, 'none'],
  [rest('sometimes'), 1, 'low'],
  [rest('often'), 2, 'low'],
  [rest('always'), 3, 'moderate'],
  [rest('always', 'always', 'sometimes'), 7, 'moderate'],
  [rest('always', 'always', 'often'), 8, 'high'],
  [Array<Answer>(questionCount).fill('always'), 27, 'high'],
] as const)('%j is %i points: %s', (given, points, band) => {
  expect(scoreOf(given)).toEqual({ points, band })
})
