import { expect, test } from 'vitest'
import * as kana from 'wanakana'
import { matches, searchKeys } from './search.ts'

const tokyo = searchKeys([{ ja: '東京ランタンズ', en: 'Tokyo Lanterns' }], kana)
const malaga = searchKeys([{ ja: 'マラガ', en: 'Málaga' }], kana)

test.each([
  [tokyo, 'ランタン'],
  [tokyo, 'らんたん'],
  [tokyo, 'rantan'],
  [tokyo, 'ＴＯＫＹＯ'],
  [tokyo, '東京 lantern'],
  [malaga, 'malaga'],
  [malaga, 'Malag'],
  [malaga, 'ﾏﾗｶﾞ'],
])('%s is found by %s', (keys, query) => {
  expect(matches(keys, query, kana)).toBe(true)
})

test('another word is not found', () => {
  expect(matches(tokyo, 'tokyo giants', kana)).toBe(false)
})
