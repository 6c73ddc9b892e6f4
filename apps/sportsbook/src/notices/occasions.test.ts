import { expect, test } from 'vitest'
import { type Bet, betOccasions, isSettled, limitOccasion, type Match, matchOccasion } from './occasions.ts'

const football: Match = { event: 'sr:match:1', name: { ja: '甲 対 乙', en: 'A v B' }, sport: 'football' }
const at = (home: number, away: number, status = 'live') => ({ status, score: { home, away } })

test.each([
  ['a goal', at(0, 0), at(1, 0), { kind: 'goal', score: { home: 1, away: 0 }, isCorrected: false }],
  ['the first score of all', { status: 'live', score: null }, at(0, 1), { kind: 'goal', isCorrected: false }],
  ['a goal that was taken back', at(2, 0), at(1, 0), { kind: 'goal', isCorrected: true }],
  [
    'the end, with a score that came with it',
    at(1, 0),
    at(2, 0, 'ended'),
    { kind: 'end', score: { home: 2, away: 0 } },
  ],
  ['a match that is called off', at(0, 0, 'notStarted'), at(0, 0, 'cancelled'), { kind: 'end', status: 'cancelled' }],
])('%s is told', (_, before, now, told) => {
  expect(matchOccasion(before, now, football)).toMatchObject({ match: football, ...told })
})

test.each([
  ['the start', at(0, 0, 'notStarted'), at(0, 0)],
  ['a score of 0:0 that comes up', { status: 'live', score: null }, at(0, 0)],
  ['a final result', at(2, 0, 'ended'), at(2, 0, 'closed')],
  ['a result that is corrected after the end', at(2, 0, 'ended'), at(2, 1, 'closed')],
])('%s is not told', (_, before, now) => {
  expect(matchOccasion(before, now, football)).toBeNull()
})

test('points of basketball and scores of an unknown sport are not told, their ends are', () => {
  for (const sport of ['basketball', null] as const) {
    expect(matchOccasion(at(40, 38), at(42, 38), { ...football, sport })).toBeNull()
    expect(matchOccasion(at(90, 88), at(90, 88, 'ended'), { ...football, sport })).toMatchObject({ kind: 'end' })
  }
})

const rule: Bet['rules'][number] = { rule: 'r1', conditions: [], amount: null, state: 'waiting', taken: null }
function bet(fields: Partial<Bet>): Bet {
  const known: Partial<Bet> = {
    id: 'bet_1',
    status: 'ACCEPTED',
    stake: 300,
    paid: 0,
    cashedOut: 0,
    rules: [],
    legs: [],
  }
  return { ...known, ...fields } as Bet // the other fields are only shown
}

test.each(['WON', 'LOST', 'REFUNDED', 'CANCELLED', 'HALF_WON_HALF_PUSHED', 'HALF_LOST_HALF_PUSHED'] as const)(
  'the result %s is told once',
  (status) => {
    const settled = bet({ status, paid: 500 })
    expect(betOccasions(bet({}), settled)).toEqual([{ kind: 'bet', bet: settled, isCorrected: false }])
    expect(betOccasions(settled, settled)).toEqual([])
  },
)

test('a bet that was settled before the page knew it is not told', () => {
  expect(betOccasions(undefined, bet({ status: 'WON' }))).toEqual([])
})

test('a result that is corrected is told as that', () => {
  const [before, now] = [bet({ status: 'WON', paid: 500 }), bet({ status: 'LOST' })]
  expect(betOccasions(before, now)).toEqual([{ kind: 'bet', bet: now, isCorrected: true }])
})

test('acceptance, refusal and a sale by the player are not told', () => {
  expect(betOccasions(bet({ status: 'PENDING_ACCEPTANCE' }), bet({}))).toEqual([])
  expect(betOccasions(bet({ status: 'PENDING_ACCEPTANCE' }), bet({ status: 'NOT_ACCEPTED' }))).toEqual([])
  expect(betOccasions(bet({}), bet({ status: 'CASHED_OUT', paid: 200 }))).toEqual([])
})

test('a bet that its player changes has no result yet', () => {
  expect(betOccasions(bet({}), bet({ status: 'REPLACED' }))).toEqual([])
  expect(isSettled(bet({ status: 'REPLACED' }))).toBe(false)
})

test('a rule that fired is told with what it took, whether it sold a part or all', () => {
  const done: Bet['rules'] = [{ ...rule, state: 'done', taken: 120 }]
  for (const status of ['ACCEPTED', 'CASHED_OUT'] as const) {
    const now = bet({ status, rules: [...done] })
    expect(betOccasions(bet({ rules: [rule] }), now)).toEqual([{ kind: 'rule', bet: now, taken: 120 }])
    expect(betOccasions(now, now)).toEqual([])
  }
})

const limit = { limitType: 'loss', source: 'player', periodDays: 1, amount: 500, used: 500 } as const

test('a limit is told when the last of it is used, not before and not again', () => {
  expect(limitOccasion({ room: 200, limit }, { room: 0, limit })).toEqual({ kind: 'limit', limit })
  expect(limitOccasion({ room: 200, limit }, { room: 100, limit })).toBeNull()
  expect(limitOccasion({ room: 0, limit }, { room: 0, limit })).toBeNull()
  expect(limitOccasion({ room: null }, { room: 0, limit })).toBeNull()
  expect(limitOccasion(null, { room: 0, limit })).toBeNull()
})
