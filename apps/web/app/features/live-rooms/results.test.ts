import type { TableResult } from '@andon/contract/player-api/live-tables'
import { expect, test } from 'vitest'
import { shownResults } from './results.ts'

const results = (...texts: string[]): TableResult[] =>
  texts.map((text) => ({ text: { ja: text, en: `${text}!` }, tone: 'plain' }))
const texts = (list: readonly TableResult[]) => shownResults(list, 'ja').shown.map(({ text }) => text)

test('letters are a plate in the order in which they came', () => {
  const road = results(...'PBBT'.split(''))
  expect(shownResults(road, 'ja').isPlate).toBe(true)
  expect(texts(road)).toEqual(['P', 'B', 'B', 'T'])
  expect(texts(results(...'P'.repeat(25).split('')))).toHaveLength(20)
})

test('longer results stand in one line, the newest first, as many as a narrow tile has room for', () => {
  expect(texts(results('1', '17', '0'))).toEqual(['0', '17', '1'])
  const many = results(...Array.from({ length: 20 }, (_, place) => `${place + 10}`))
  expect(texts(many)).toEqual(['29', '28', '27', '26', '25', '24', '23'])
  expect(texts(results(...Array.from({ length: 20 }, () => '10000×')))).toHaveLength(3)
})
