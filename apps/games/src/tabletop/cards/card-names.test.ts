import { expect, test } from 'vitest'
import { cardName, rankLabel } from './card-names.ts'

test.each([
  ['As', 'スペードのA', 'ace of spades'],
  ['Td', 'ダイヤの10', '10 of diamonds'],
  ['Qh', 'ハートのQ', 'queen of hearts'],
  ['7c', 'クラブの7', '7 of clubs'],
  ['back', '', ''],
])('%s is %s, or %s', (face, ja, en) => {
  expect([cardName(face, 'ja'), cardName(face, 'en')]).toEqual([ja, en])
})

test.each([
  ['As', 'A'],
  ['Td', '10'],
  ['back', ''],
])('the rank of %s is "%s"', (face, label) => {
  expect(rankLabel(face)).toBe(label)
})
