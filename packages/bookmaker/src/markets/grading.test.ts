import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marketById } from './catalogue.ts'
import type { Player } from './market.ts'
import type { Goal, Match, Period } from './match.ts'
import { newMatch } from './new-match.ts'

const players: readonly Player[] = ['h1', 'h2', 'a1'].map((id) => ({
  id,
  team: id.startsWith('h') ? 'home' : 'away',
  name: { ja: id, en: id },
}))

function grade(match: Match, id: number, specifiers: Readonly<Record<string, string>> = {}) {
  return marketById(id)?.grade(match, specifiers, players) ?? {}
}

const half = (number: number, home: number, away: number, ended = true): Period => ({
  stage: 'regular',
  number,
  home,
  away,
  ended,
})

/** A football match from its halves and goals. */
function football(
  first: readonly [number, number],
  second: readonly [number, number],
  more: Partial<Match> = {},
): Match {
  return {
    ...newMatch('football'),
    status: 'ended',
    periods: [half(1, ...first), half(2, ...second)],
    decision: { winner: 'draw', by: 'regular', period: 2 },
    ...more,
  }
}

test.each([
  ['-0.25', [1, 1], 'halfLost', 'halfWon'],
  ['-0.75', [1, 0], 'halfWon', 'halfLost'],
  ['0.25', [1, 1], 'halfWon', 'halfLost'],
  ['0.75', [0, 1], 'halfLost', 'halfWon'],
  ['-1', [1, 0], 'void', 'void'],
  ['-0.5', [1, 0], 'won', 'lost'],
] as const)('home with %s at %j is %s, away %s', (hcp, score, home, away) => {
  expect(grade(football([0, 0], score), 16, { hcp })).toEqual({ '1714': home, '1715': away })
})

test.each([
  ['2.25', [1, 1], 'halfLost', 'halfWon'],
  ['2.75', [2, 1], 'halfWon', 'halfLost'],
  ['2', [1, 1], 'void', 'void'],
  ['2.5', [2, 1], 'won', 'lost'],
] as const)('the total %s at %j: over %s, under %s', (total, score, over, under) => {
  expect(grade(football([0, 0], score), 18, { total })).toEqual({ '12': over, '13': under })
})

test('a match of 1:0 and 1:2 by halves decides the markets on halves', () => {
  const match = football([1, 0], [0, 2])
  expect(grade(match, 47)['422']).toBe('won')
  expect(grade(match, 52)).toEqual({ '436': 'lost', '438': 'won', '440': 'lost' })
  expect(grade(match, 60)['1']).toBe('won')
  expect(grade(match, 45)['296']).toBe('won')
  expect(grade(match, 14, { hcp: '1:0' })['1712']).toBe('won')
  expect(grade(match, 55)['806']).toBe('won')
  expect(grade(match, 56)['76']).toBe('won')
  expect(grade(match, 57)['76']).toBe('won')
  expect(grade(match, 34)['76']).toBe('won')
})

test('what is decided early stands, the rest stays open', () => {
  const live: Match = { ...newMatch('football'), status: 'live', periods: [half(1, 2, 1), half(2, 0, 0, false)] }
  expect(grade(live, 18, { total: '2.5' })).toEqual({ '12': 'won', '13': 'lost' })
  expect(grade(live, 18, { total: '3.5' })).toEqual({})
  expect(grade(live, 29)).toEqual({ '74': 'won', '76': 'lost' })
  expect(grade(live, 31)).toEqual({ '74': 'lost', '76': 'won' })
  expect(grade(live, 1)).toEqual({})
  expect(grade(live, 60)).toMatchObject({ '1': 'won', '3': 'lost' })
  expect(grade(live, 47)['434']).toBe('lost')
  expect(grade(live, 47)['418']).toBeUndefined()
  expect(grade(live, 45)['274']).toBe('lost')
})

test('an abandoned match keeps what was decided and returns the rest; a cancelled one returns all', () => {
  const live: Match = { ...newMatch('football'), status: 'abandoned', periods: [half(1, 2, 1), half(2, 0, 0, false)] }
  expect(grade(live, 29)).toEqual({ '74': 'won', '76': 'lost' })
  expect(grade(live, 1)).toEqual({ '1': 'void', '2': 'void', '3': 'void' })
  expect(grade({ ...live, status: 'cancelled' }, 29)).toEqual({ '74': 'void', '76': 'void' })
  expect(grade({ ...live, status: 'postponed' }, 1)).toEqual({})
})

const goal = (team: 'home' | 'away', minute: number, player: string | null, kind: Goal['kind'] = 'play'): Goal => ({
  team,
  stage: 'regular',
  period: minute > 45 ? 2 : 1,
  minute,
  player,
  kind,
})

test('goalscorers: own goals count for nobody, who came on later is void', () => {
  const match = football([1, 0], [1, 1], {
    goals: [goal('home', 10, 'a1', 'ownGoal'), goal('home', 60, 'h1'), goal('away', 80, 'a1')],
    appearances: [
      { player: 'h1', team: 'home', from: 0 },
      { player: 'h2', team: 'home', from: 70 },
      { player: 'a1', team: 'away', from: 0 },
    ],
  })
  expect(grade(match, 38, { goalnr: '1' })).toEqual({ h1: 'won', h2: 'void', a1: 'lost', '1716': 'lost' })
  expect(grade(match, 39)).toEqual({ h1: 'lost', h2: 'lost', a1: 'won', '1716': 'lost' })
  expect(grade(match, 40)).toEqual({ h1: 'won', h2: 'lost', a1: 'won', '1716': 'lost' })
  expect(grade(match, 8, { goalnr: '1' })['6']).toBe('won')
  expect(grade(match, 8, { goalnr: '4' })['7']).toBe('won')
  const absent = { ...match, appearances: match.appearances?.filter(({ player }) => player !== 'h2') ?? null }
  expect(grade(absent, 40).h2).toBe('void')
  expect(grade({ ...match, appearances: null }, 40).h2).toBeUndefined()
})

test('corners and cards that nobody records are not settled', () => {
  const match = football([0, 0], [0, 0], { corners: null })
  expect(grade(match, 166, { total: '9.5' })).toEqual({})
  expect(grade(match, 139, { total: '3.5' })).toEqual({ '12': 'lost', '13': 'won' })
})

test('a set that is not played, and a match that a player gives up, return the stakes', () => {
  const set = (number: number, home: number, away: number, ended = true): Period => ({
    stage: 'regular',
    number,
    home,
    away,
    ended,
  })
  const straight: Match = {
    ...newMatch('tennis'),
    bestOf: 3,
    status: 'ended',
    periods: [set(1, 6, 4), set(2, 7, 6)],
    decision: { winner: 'home', by: 'regular', period: 2 },
  }
  expect(grade(straight, 186)).toEqual({ '4': 'won', '5': 'lost' })
  expect(grade(straight, 202, { setnr: '3' })).toEqual({ '4': 'void', '5': 'void' })
  expect(grade(straight, 206, { setnr: '2' })['74']).toBe('won')
  expect(grade(straight, 189, { total: '22.5' })['12']).toBe('won')
  expect(grade(straight, 187, { hcp: '-2.5' })['1714']).toBe('won')
  expect(grade(straight, 199, { variant: 'andon:sets:best_of:3' })['andon:sets:best_of:3:2:0']).toBe('won')
  const given: Match = {
    ...straight,
    periods: [set(1, 6, 4), set(2, 3, 2, false)],
    decision: { winner: 'away', by: 'retirement', period: 2 },
  }
  expect(grade(given, 186)).toEqual({ '4': 'void', '5': 'void' })
  expect(grade(given, 202, { setnr: '1' })['4']).toBe('won')
  expect(grade(given, 189, { total: '9.5' })['12']).toBe('won')
  expect(grade(given, 189, { total: '22.5' })['12']).toBe('void')
})

test('extra innings, overtime and shoot-outs count where the name says so', () => {
  const nine = Array.from({ length: 9 }, (_, index) => half(index + 1, index === 0 ? 2 : 0, index === 8 ? 2 : 0))
  const baseball: Match = {
    ...newMatch('baseball'),
    status: 'ended',
    periods: [...nine, { stage: 'overtime', number: 1, home: 1, away: 0, ended: true }],
    decision: { winner: 'home', by: 'overtime', period: 1 },
  }
  expect(grade(baseball, 251)['4']).toBe('won')
  expect(grade(baseball, 268)['74']).toBe('won')
  expect(grade(baseball, 256, { hcp: '-1.5' })['1714']).toBe('lost')
  expect(grade(baseball, 274)['1']).toBe('won')
  const hockey: Match = {
    ...newMatch('iceHockey'),
    status: 'ended',
    periods: [
      half(1, 1, 1),
      half(2, 0, 0),
      half(3, 0, 0),
      { stage: 'shootout', number: 1, home: 0, away: 2, ended: true },
    ],
    decision: { winner: 'away', by: 'shootout', period: 1 },
  }
  expect(grade(hockey, 1)['2']).toBe('won')
  expect(grade(hockey, 406)['5']).toBe('won')
  expect(grade(hockey, 412, { total: '2.5' })['12']).toBe('won')
})

test('a bout: who, how and in which round', () => {
  const bout: Match = {
    ...newMatch('mma'),
    bestOf: 3,
    status: 'ended',
    decision: { winner: 'away', by: 'submission', period: 2 },
  }
  expect(grade(bout, 186)['5']).toBe('won')
  expect(grade(bout, 910, { variant: 'andon:mma' })['andon:mma:away:submission']).toBe('won')
  expect(grade(bout, 911)['76']).toBe('won')
  expect(grade(bout, 912, { variant: 'andon:rounds:3' })['andon:rounds:3:away:2']).toBe('won')
  expect(grade(bout, 90_001, { total: '1.5' })).toEqual({ '12': 'won', '13': 'lost' })
  expect(grade(bout, 90_001, { total: '2.5' })).toEqual({ '12': 'lost', '13': 'won' })
  expect(grade(bout, 90_002)).toMatchObject({ 'andon:method:submission': 'won', 'andon:method:points': 'lost' })
  expect(grade(bout, 90_003)).toEqual({ '74': 'lost', '76': 'won' })
  expect(grade(bout, 90_004)).toEqual({ '74': 'won', '76': 'lost' })
  const began: Match['periods'] = [1, 2].map((number) => ({
    stage: 'regular' as const,
    number,
    home: 0,
    away: 0,
    ended: number === 1,
  }))
  const second: Match = { ...newMatch('mma'), bestOf: 3, status: 'live', periods: began }
  expect(grade(second, 90_001, { total: '1.5' })).toEqual({ '12': 'won', '13': 'lost' })
  expect(grade(second, 90_001, { total: '2.5' })).toEqual({})
  const judged: Match = { ...bout, decision: { winner: 'draw', by: 'points', period: 3 } }
  expect(grade(judged, 90_002)).toMatchObject({ 'andon:method:draw': 'won', 'andon:method:points': 'lost' })
  expect(grade(judged, 90_001, { total: '2.5' })['12']).toBe('won')
  const walkover: Match = {
    ...newMatch('sumo'),
    status: 'ended',
    decision: { winner: 'home', by: 'walkover', period: 1 },
  }
  expect(grade(walkover, 186)).toEqual({ '4': 'void', '5': 'void' })
})

test('cup ties know who goes through and how', () => {
  const tie = football([0, 0], [1, 1], { decision: { winner: 'away', by: 'shootout', period: 1 } })
  expect(grade(tie, 2)).toEqual({ '4': 'lost', '5': 'won' })
  expect(grade(tie, 5)['19']).toBe('won')
  expect(grade(tie, 1)['2']).toBe('won')
})

test('grading never takes back what it said while the match goes on', () => {
  const step = fc.record({ team: fc.constantFrom('home' as const, 'away' as const), half: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 7 }), (steps) => {
      const first = steps.filter((item) => !item.half)
      const order = [...first, null, ...steps.filter((item) => item.half)]
      const results = new Map<string, string>()
      const score = [
        { home: 0, away: 0 },
        { home: 0, away: 0 },
      ]
      let now = 0
      const look = (status: Match['status']) => {
        const periods = score
          .slice(0, now + 1)
          .map((of, index) => half(index + 1, of.home, of.away, index < now || status === 'ended'))
        const match: Match = { ...newMatch('football'), status, periods }
        for (const [id, specifiers] of [
          [47, {}],
          [45, {}],
          [18, { total: '2.25' }],
          [37, { total: '2.5' }],
          [30, {}],
          [33, {}],
          [58, { total: '0.5' }],
          [548, {}],
        ] as const) {
          for (const [outcome, result] of Object.entries(grade(match, id, specifiers))) {
            expect(results.get(`${id} ${outcome}`) ?? result).toBe(result)
            results.set(`${id} ${outcome}`, result)
          }
        }
      }
      for (const item of order) {
        if (item === null) now = 1
        else {
          const of = score[now]
          if (of !== undefined) of[item.team]++
        }
        look('live')
      }
      look('ended')
      expect([...results.keys()].filter((key) => key.startsWith('45 '))).toHaveLength(26)
    }),
    { numRuns: 25 },
  )
})
