import { expect, test } from 'vitest'
import type { EventRow, MarketView } from '../page/api.ts'
import { groupsOf, lineText, marketOnLine, shownGroups, sideOf } from './row-groups.ts'

const market = (key: string, outcomes: readonly (readonly [id: string, ja: string, en: string])[]): MarketView => ({
  key,
  name: { ja: '', en: '' },
  status: 'active',
  favourite: true,
  eachWay: null,
  winners: 1,
  outcomes: outcomes.map(([id, ja, en]) => ({
    selection: `andon:match:1/${key}/${id}`,
    name: { ja, en },
    price: 1900,
    open: true,
    eachWay: null,
    result: null,
  })),
})
const total = market('18|total=2.5', [
  ['12', 'オーバー 2.5', 'Over 2.5'],
  ['13', 'アンダー 2.5', 'Under 2.5'],
])
const handicap = market('16|hcp=-0.5', [
  ['1714', 'TSV 1860−0.5会（−0.5）', 'TSV 1860 (−0.5)'],
  ['1715', '神戸（+0.5）', 'Kobe (+0.5)'],
])
const row = (lines: Partial<EventRow['lines']>) => ({ lines: { handicap: null, total: null, ...lines } })

test.each([
  ['who wins alone', [row({})], ['winner']],
  ['what at least one row has', [row({}), row({ total }), row({})], ['winner', 'total']],
  ['all three', [row({ handicap }), row({ total })], ['winner', 'handicap', 'total']],
])('a list has the groups of its rows: %s', (_, rows, groups) => expect(groupsOf(rows)).toEqual(groups))

test.each([
  [{ isWide: true, chosen: 'total' }, ['winner', 'handicap', 'total'], ['winner', 'handicap', 'total']],
  [{ isWide: false, chosen: 'total' }, ['winner', 'handicap', 'total'], ['total']],
  [{ isWide: false, chosen: 'handicap' }, ['winner', 'total'], ['winner']],
] as const)('with %j of %j it shows %j', (room, groups, shown) => expect(shownGroups(groups, room)).toEqual(shown))

test.each([
  ['e/16|hcp=-0.5/1714', '−0.5', null],
  ['e/16|hcp=-0.5/1715', '+0.5', null],
  ['e/16|hcp=0/1715', '0', null],
  ['e/18|total=2.75/12', '2.75', 'over'],
  ['e/18|total=163.5/13', '163.5', 'under'],
  ['e/1/1', null, null],
])('the line of %s is %j', (selection, text, side) => {
  expect(lineText(selection)).toBe(text)
  expect(sideOf(selection)).toBe(side)
})

test('a row on the line of its reply keeps its market', () => {
  expect(marketOnLine(total, '18|total=2.5')).toBe(total)
})

test('a line that has moved is named by its number, and its prices come from the stream', () => {
  expect(marketOnLine(total, '18|total=3')?.outcomes).toMatchObject([
    { selection: 'andon:match:1/18|total=3/12', name: { ja: 'オーバー 3', en: 'Over 3' }, price: null, open: false },
    { selection: 'andon:match:1/18|total=3/13', name: { ja: 'アンダー 3', en: 'Under 3' } },
  ])
  expect(marketOnLine(handicap, '16|hcp=0.25')?.outcomes).toMatchObject([
    { name: { ja: 'TSV 1860−0.5会（+0.25）', en: 'TSV 1860 (+0.25)' } },
    { name: { ja: '神戸（−0.25）', en: 'Kobe (−0.25)' } },
  ])
})

test.each([
  ['the row has no line any more', total, null],
  ['the line is of another market', handicap, '188|hcp=-1.5'],
  ['the row never had one', null, '18|total=2.5'],
])('nothing is shown where %s', (_, known, key) => expect(marketOnLine(known, key)).toBeNull())
