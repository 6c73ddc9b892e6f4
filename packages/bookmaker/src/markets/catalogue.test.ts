import { expect, test } from 'vitest'
import { matchSports } from '../model/sports.ts'
import { isKnownLine, lineName, marketById, markets, marketsOf } from './catalogue.ts'
import { contestMarkets, gradeDeclared, gradeHeadToHead, gradeTop } from './contest.ts'
import { fillName } from './fill-name.ts'
import type { Player } from './market.ts'

const players: readonly Player[] = [{ id: 'h1', team: 'home', name: { ja: '一番', en: 'One' } }]

test('every market has an id of its own, names in both languages, and lines only for specifiers in shape', () => {
  expect(new Set(markets.map(({ id }) => id)).size).toBe(markets.length)
  for (const sport of matchSports) expect(marketsOf(sport).length).toBeGreaterThan(0)
  for (const market of markets) {
    expect(market.name.ja.length * market.name.en.length).toBeGreaterThan(0)
    expect(market.groups).toContain('all')
    expect(market.outcomes({ nonsense: '1' }, players)).toBeNull()
  }
  const wrong: readonly (readonly [number, Readonly<Record<string, string>>])[] = [
    [16, { hcp: '0.3' }],
    [16, { hcp: 'x' }],
    [18, { total: '-1' }],
    [37, { total: '2' }],
    [8, { goalnr: '0' }],
    [14, { hcp: '1' }],
    [21, { variant: 'sr:exact_goals:6+' }],
  ]
  for (const [id, specifiers] of wrong) expect(marketById(id)?.outcomes(specifiers)).toBeNull()
  expect(marketById(16)?.outcomes({ hcp: '-0.75', type: 'live' })).toHaveLength(2)
})

test('an unknown market keeps the name its feed gives it, and is not ours to price', () => {
  expect(lineName(99_999, { ja: '謎の市場', en: 'Mystery' })).toEqual({ ja: '謎の市場', en: 'Mystery' })
  expect(lineName(99_999, null)).toBeNull()
  expect(isKnownLine(99_999, {})).toBe(false)
  expect(isKnownLine(18, { total: '2.5' })).toBe(true)
  expect(isKnownLine(18, { total: '2.6' })).toBe(false)
})

test('names fill with lines, ordinals and sides', () => {
  const context = {
    specifiers: { hcp: '-0.75', setnr: '2', goalnr: '11' },
    competitor1: { ja: '青葉FC', en: 'Aoba FC' },
    competitor2: { ja: '港ユナイテッド', en: 'Minato United' },
    event: { ja: '青葉FC 対 港ユナイテッド', en: 'Aoba FC v Minato United' },
    nameOf: () => null,
  }
  const name = (ja: string, en: string) => [fillName({ ja, en }, 'ja', context), fillName({ ja, en }, 'en', context)]
  expect(name('{!setnr}セットの勝者', '{!setnr} set - winner')).toEqual(['第2セットの勝者', '2nd set - winner'])
  expect(name('{$competitor1}（{+hcp}）', '{$competitor2} ({-hcp})')).toEqual([
    '青葉FC（−0.75）',
    'Minato United (+0.75)',
  ])
  expect(name('{!goalnr}ゴール', '{!goalnr} goal')).toEqual(['第11ゴール', '11th goal'])
  expect(name('{unknown}', '{unknown} total')).toEqual(['?', '? total'])
})

test('places of a contest: dead heats share what is left to pay, non-runners are returned', () => {
  const contest = {
    status: 'ended' as const,
    entrants: [
      { id: 'a', place: 1, nonRunner: false },
      { id: 'b', place: 2, nonRunner: false },
      { id: 'c', place: 2, nonRunner: false },
      { id: 'd', place: null, nonRunner: false },
      { id: 'e', place: null, nonRunner: true },
    ],
  }
  expect(gradeTop(contest, 'a', 1)).toEqual({ result: 'won', deadHeat: null })
  expect(gradeTop(contest, 'b', 2)).toEqual({ result: 'won', deadHeat: { tied: 2, places: 1 } })
  expect(gradeTop(contest, 'b', 3)).toEqual({ result: 'won', deadHeat: null })
  expect(gradeTop(contest, 'd', 3)?.result).toBe('lost')
  expect(gradeTop(contest, 'e', 3)?.result).toBe('void')
  expect(gradeTop({ ...contest, status: 'live' }, 'a', 1)).toBeNull()
  expect(gradeHeadToHead(contest, 'a', 'b')?.result).toBe('won')
  expect(gradeHeadToHead(contest, 'b', 'c')?.result).toBe('void')
  expect(gradeHeadToHead(contest, 'd', 'c')?.result).toBe('lost')
  expect(gradeDeclared('x', { won: ['x', 'y', 'z'], tied: [], voided: [], winners: 2 })).toEqual({
    result: 'won',
    deadHeat: { tied: 3, places: 2 },
  })
  const lastPlaceTied = { won: ['x'], tied: ['y', 'z'], voided: [], winners: 2 }
  expect(gradeDeclared('x', lastPlaceTied)).toEqual({ result: 'won', deadHeat: null })
  expect(gradeDeclared('y', lastPlaceTied)).toEqual({ result: 'won', deadHeat: { tied: 2, places: 1 } })
  expect(gradeDeclared('y', { ...lastPlaceTied, winners: 3 }).deadHeat).toBeNull()
  expect(gradeDeclared('w', lastPlaceTied).result).toBe('lost')
  expect(gradeDeclared('v', { won: ['x'], tied: [], voided: ['v'], winners: 1 }).result).toBe('void')
  expect(contestMarkets.map(({ id }) => id)).toContain(534)
})
