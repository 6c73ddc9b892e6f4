import { expect, test } from 'vitest'
import type { Bet } from './bet.ts'
import { betsAsCsv } from './bets-csv.ts'

const leg = { selection: 'a', banker: false, placeFraction: null, price: 1850, about: null }

const same = (text: string) => ({ ja: text, en: text })
const words = {
  columns: ['a', 'b'],
  status: (status: Bet['status']) => status.toLowerCase(),
  kind: () => 'double',
  sport: (sport: string) => sport,
  name: ({ en }: { en: string }) => en,
  odds: (price: number) => (price / 1000).toFixed(2),
}

test('an open bet has no net yet', () => {
  const bet = {
    id: 'bet_1',
    reference: '8F4K-22QD',
    placedAt: '',
    status: 'ACCEPTED',
    lines: 1,
    stake: 100,
    paid: 0,
    mostReturns: 200,
    cashedOut: 0,
    system: { size: 1, folds: [1] },
    eachWay: false,
    legs: [{ ...leg, names: { event: same('A'), market: same('1x2'), outcome: same('A') } }],
  }
  expect(betsAsCsv([bet as unknown as Bet], words)).toContain(',200,0,0,,,\r\n')
})

test('a bet is one row, with its legs in one cell, and no cell is a formula', () => {
  const own = { ...leg, names: { event: same('=A "B"'), market: same('1x2'), outcome: same('A') } }
  const about = { sport: 'tennis', competitors: [] }
  const bet = {
    id: 'bet_1',
    reference: '8F4K-22QD',
    placedAt: '2026-01-02T03:04:05Z',
    status: 'LOST',
    lines: 1,
    stake: 100,
    paid: 0,
    mostReturns: 342,
    cashedOut: 0,
    system: { size: 2, folds: [2] },
    eachWay: false,
    legs: [
      { ...own, about },
      { ...own, selection: 'b' },
    ],
  }
  expect(betsAsCsv([bet as unknown as Bet], words)).toBe(
    [
      '\uFEFFa,b',
      `8F4K-22QD,bet_1,2026-01-02T03:04:05Z,double,lost,"'=A ""B"" / 1x2 / A @ 1.85\n'=A ""B"" / 1x2 / A @ 1.85","tennis\n","1.85\n1.85",3.42,1,100,342,0,0,-100,,`,
      '',
    ].join('\r\n'),
  )
})

test('what a boost has added stands at the end of the row, but not of a bet that was cashed out', () => {
  const bet = {
    id: 'bet_1',
    reference: '8F4K-22QD',
    placedAt: '',
    status: 'WON',
    lines: 1,
    stake: 100,
    paid: 371,
    mostReturns: 371,
    cashedOut: 0,
    system: { size: 1, folds: [1] },
    eachWay: false,
    multipleBoost: { percent: 5, counts: 3, steps: [{ legs: 2, percent: 3 }], adds: 29 },
    legs: [{ ...leg, names: { event: same('A'), market: same('1x2'), outcome: same('A') } }],
  }
  expect(betsAsCsv([bet as unknown as Bet], words)).toContain(',371,271,3,29\r\n')
  expect(betsAsCsv([{ ...bet, status: 'CASHED_OUT' } as unknown as Bet], words)).toContain(',371,271,3,\r\n')
})
