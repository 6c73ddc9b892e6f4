import { pointsOf, totalOf } from '@andon/arcade/engines/table/baccarat/drawing'
import { expect, test } from 'vitest'
import { faces, rankOf, ranks } from '../../tabletop/cards/faces.ts'
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

test('cards count on the plate what they count at the server', () => {
  for (const face of faces)
    expect(texts.en.hand?.('player', [face, '5d'])).toBe(
      `Player ${totalOf([pointsOf(ranks.indexOf(rankOf(face))), 5])}`,
    )
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
