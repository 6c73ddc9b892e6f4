import type { BonusTerms } from '@andon/contract/bonus-terms'
import { expect, test } from 'vitest'
import { plainTerms, type Wording } from './plain-terms.ts'

const wording: Wording = {
  money: (amount) => `¥${amount}`,
  game: (code) => `game ${code}`,
  category: (name) => `all ${name}`,
  others: 'others',
  week: 'the week',
  share: (name, percent) => `${name} ${percent}%`,
  join: (parts) => parts.join(' + '),
}
const terms: BonusTerms = {
  reward: { kind: 'deposit-match', percent: 100, maxBonus: 10_000, minDeposit: 1000 },
  wagering: { times: 10, of: 'bonus', contributions: { otherwise: 10, categories: { slots: 100 }, games: { koi: 0 } } },
  maxStake: 500,
  expiryDays: 30,
  maxConversion: null,
}
const lines = (change: Partial<BonusTerms>) =>
  plainTerms({ ...terms, ...change }, wording).map(({ key, values }) => [key, ...Object.values(values ?? {})])

test('a deposit match has a sentence for every condition, with amounts', () => {
  expect(lines({})).toEqual([
    ['term.match', 100, '¥10000'],
    ['term.minDeposit', '¥1000'],
    ['term.tied'],
    ['term.wagerBonus', 10],
    ['term.counts', 'game koi 0% + all slots 100% + others 10%'],
    ['term.maxStake', '¥500'],
    ['term.expiry', 30],
    ['term.noMaxConversion'],
    ['term.endTied'],
  ])
})

test('free spins explain their winnings, without wagering terms if winnings are real money at once', () => {
  const reward: BonusTerms['reward'] = { kind: 'free-spins', rounds: 20, stake: 50, games: ['koi'], minDeposit: 0 }
  expect(lines({ reward, wagering: { ...terms.wagering, times: 0 } })).toEqual([
    ['term.freeSpins', 20, '¥50', 'game koi'],
    ['term.freeSpinsCash'],
    ['term.expiry', 30],
    ['term.endUnplayed'],
  ])
  expect(lines({ reward, maxConversion: 5000 }).map(([key]) => key)).toEqual([
    'term.freeSpins',
    'term.freeSpinsWager',
    'term.counts',
    'term.maxStake',
    'term.expiry',
    'term.maxConversion',
    'term.end',
  ])
})

test('cashback that is real money at once has no expiry; with wagering, it may have to wait', () => {
  const reward = { kind: 'cashback', percent: 5, maxBonus: 10_000, minLoss: 1000, period: 'week' } as const
  expect(lines({ reward, wagering: { ...terms.wagering, times: 0 } })).toEqual([
    ['term.cashback', 5, '¥10000', 'the week'],
    ['term.cashbackFrom', '¥1000'],
    ['term.cashbackOn'],
    ['term.atOnce'],
  ])
  expect(lines({ reward }).slice(2, 5)).toEqual([['term.cashbackOn'], ['term.cashbackWaits'], ['term.wagerBonus', 10]])
})
