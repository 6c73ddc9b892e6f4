import { expect, test } from 'vitest'
import { texts } from './texts.ts'

test.each([
  [[], 'Banker'],
  [['As'], 'Banker 1'],
  [['Kd', 'Th'], 'Banker 0'],
  [['9c', '8s'], 'Banker 7'],
  [['7h', 'Qs', '6d'], 'Banker 3'],
] as const)('the plate of a side with %j says %s', (hand, plate) => {
  expect(texts.en.hand?.('banker', hand)).toBe(plate)
})

test('a hand has a winner or none', () => {
  expect(
    [
      ['tie', 'small'],
      ['banker', 'banker-6', 'big'],
      ['player', 'small'],
    ].map((facts) => texts.ja.result?.(facts)),
  ).toEqual(['タイ', 'バンカーの勝ち', 'プレイヤーの勝ち'])
})
