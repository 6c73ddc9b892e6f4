import { expect, test } from 'vitest'
import { afterTitle, commonStart, differByName, ladderOf, rowNames } from './ladder.ts'

test('a handicap is a column for each side, with the line in each cell', () => {
  expect(
    ladderOf([
      ['Chiyose SC (+0.75)', 'Atletico (−0.75)'],
      ['Chiyose SC (+1)', 'Atletico (−1)'],
    ]),
  ).toEqual({
    columns: ['Chiyose SC', 'Atletico'],
    cells: [
      ['+0.75', '−0.75'],
      ['+1', '−1'],
    ],
  })
})

test('a number that is part of a name stays with it', () => {
  const lines = [
    ['ソーンベイ04（−0.5）', 'Thornbay 04 -0.5'],
    ['ソーンベイ04（−0.25）', 'Thornbay 04 -0.25'],
  ]
  expect(ladderOf(lines)).toEqual({
    columns: ['ソーンベイ04', 'Thornbay 04'],
    cells: [
      ['−0.5', '-0.5'],
      ['−0.25', '-0.25'],
    ],
  })
})

test('a total is laid out likewise in both languages', () => {
  const total = (over: string, under: string) => ['2.25', '2.5'].map((line) => [`${over}${line}`, `${under}${line}`])
  expect(ladderOf(total('オーバー', 'アンダー'))?.columns).toEqual(['オーバー', 'アンダー'])
  expect(ladderOf(total('Over ', 'Under '))?.cells).toEqual([
    ['2.25', '2.25'],
    ['2.5', '2.5'],
  ])
})

test.each([
  ['a single line', [['Yes', 'No']]],
  [
    'names without a common start',
    [
      ['1:0', '0:1'],
      ['2:0', '0:2'],
    ],
  ],
  ['lines of different lengths', [['A 1', 'B 1'], ['A 2']]],
])('%s is no ladder', (_, lines) => {
  expect(ladderOf(lines)).toBeNull()
})

test('a common start ends before the number', () => {
  expect(commonStart(['Total 2.5', 'Total 2.75'])).toBe('Total')
})

test('a common start ends before a bracket that is not closed', () => {
  expect(commonStart(['Rest of the match (from 1:0)', 'Rest of the match (from 1:1)'])).toBe('Rest of the match')
  expect(commonStart(['試合の残り（1:0から）', '試合の残り（1:1から）'])).toBe('試合の残り')
  expect(commonStart(['Winner (extra time) 1', 'Winner (extra time) 2'])).toBe('Winner (extra time)')
})

test('lines with the same outcomes are told apart by the name of the market alone', () => {
  const outcomes = ['Chiyose SC', 'Draw', 'Atletico']
  expect(differByName([outcomes, outcomes])).toBe(true)
  expect(
    differByName([
      ['Over 2.5', 'Under 2.5'],
      ['Over 3', 'Under 3'],
    ]),
  ).toBe(false)
  expect(differByName([outcomes])).toBe(false)
})

test('a row whose cells all say the same says it once', () => {
  expect(
    rowNames([
      ['0:1', '0:1', '0:1'],
      ['1:0', '1:0', '1:0'],
    ]),
  ).toEqual(['0:1', '1:0'])
  expect(rowNames([['+0.5', '−0.5']])).toBeNull()
})

test('a line of a market is called by what follows its title and a colon', () => {
  const names = ['選手の得点（延長含む）：佐藤 翔', '選手の得点（延長含む）：田中 蓮']
  const title = commonStart(names)
  expect(title).toBe('選手の得点（延長含む）')
  expect(names.map((name) => afterTitle(name, title))).toEqual(['佐藤 翔', '田中 蓮'])
  const milestones = ['Points milestones: 10+', 'Points milestones: 15+']
  expect(milestones.map((name) => afterTitle(name, commonStart(milestones)))).toEqual(['10+', '15+'])
  expect(afterTitle('Rest of the match (from 1:0)', 'Rest of the match')).toBe('Rest of the match (from 1:0)')
})
