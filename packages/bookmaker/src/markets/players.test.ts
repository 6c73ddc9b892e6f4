import { expect, test } from 'vitest'
import { marketById } from './catalogue.ts'
import type { Player } from './market.ts'
import type { Match } from './match.ts'
import { newMatch } from './new-match.ts'

const players: readonly Player[] = ['h1', 'h2', 'a1'].map((id) => ({
  id,
  team: id.startsWith('h') ? 'home' : 'away',
  name: { ja: id, en: id },
}))

const grade = (match: Match, id: number, specifiers: Readonly<Record<string, string>>) =>
  marketById(id)?.grade(match, specifiers, players) ?? {}

/** Basketball with these points; h2 took no part. */
function basketball(points: Readonly<Record<string, number>>, more: Partial<Match> = {}): Match {
  return {
    ...newMatch('basketball'),
    status: 'live',
    periods: [{ stage: 'regular', number: 1, home: 30, away: 30, ended: false }],
    appearances: [
      { player: 'h1', team: 'home', from: 0 },
      { player: 'a1', team: 'away', from: 0 },
    ],
    playerCounts: { points },
    ...more,
  }
}
const ended = { status: 'ended', decision: { winner: 'home', by: 'overtime', period: 1 } } as const
const line = (total: string, player = 'h1') => ({ player, total })

test('an over is won as soon as it is reached, an under only at the end', () => {
  expect(grade(basketball({ h1: 14 }), 921, line('14.5'))).toEqual({})
  expect(grade(basketball({ h1: 15 }), 921, line('14.5'))).toEqual({ '12': 'won', '13': 'lost' })
  expect(grade(basketball({ h1: 14 }, ended), 921, line('14.5'))).toEqual({ '12': 'lost', '13': 'won' })
  expect(grade(basketball({ h1: 14 }, ended), 921, line('14'))).toEqual({ '12': 'void', '13': 'void' })
})

test('shots on target are those of regular play, by player and by side', () => {
  const football: Match = {
    ...newMatch('football'),
    status: 'live',
    periods: [
      { stage: 'regular', number: 1, home: 1, away: 0, ended: true },
      { stage: 'regular', number: 2, home: 0, away: 0, ended: false },
    ],
    appearances: [
      { player: 'h1', team: 'home', from: 0 },
      { player: 'a1', team: 'away', from: 0 },
    ],
    playerCounts: { shotsOnTarget: { h1: 2 } },
  }
  expect(grade(football, 90_034, { least: '1' })).toEqual({ h1: 'won' })
  expect(grade(football, 90_034, { least: '3' })).toEqual({})
  expect(grade(football, 90_031, { total: '1.5' })).toEqual({ '12': 'won', '13': 'lost' })
  expect(grade(football, 90_033, { total: '0.5' })).toEqual({})
  const over: Match = { ...football, status: 'ended', decision: { winner: 'home', by: 'regular', period: 2 } }
  expect(grade(over, 90_034, { least: '3' })).toEqual({ h1: 'lost', h2: 'void', a1: 'lost' })
  expect(grade(over, 90_032, { total: '2.5' })).toEqual({ '12': 'lost', '13': 'won' })
  expect(grade(over, 90_033, { total: '0.5' })).toEqual({ '12': 'lost', '13': 'won' })
  const unknown: Match = { ...over, appearances: [], playerCounts: null }
  expect(grade(unknown, 90_031, { total: '1.5' })).toEqual({})
})

test('a number to be reached is won by each player who has it', () => {
  expect(grade(basketball({ h1: 15, a1: 9 }), 90_005, { least: '15' })).toEqual({ h1: 'won' })
  expect(grade(basketball({ h1: 15, a1: 9 }, ended), 90_005, { least: '15' })).toEqual({
    h1: 'won',
    h2: 'void',
    a1: 'lost',
  })
})

test('an abandoned match keeps what was reached and returns the rest, a cancelled one returns all', () => {
  const abandoned = basketball({ h1: 15, a1: 9 }, { status: 'abandoned' })
  expect(grade(abandoned, 90_005, { least: '15' })).toEqual({ h1: 'won', h2: 'void', a1: 'void' })
  expect(grade(abandoned, 921, line('20.5'))).toEqual({ '12': 'void', '13': 'void' })
  expect(grade({ ...abandoned, status: 'cancelled' }, 921, line('14.5'))).toEqual({ '12': 'void', '13': 'void' })
})

test('a player who took no part returns the stakes; counts that nobody records settle nothing', () => {
  expect(grade(basketball({}, ended), 921, line('9.5', 'h2'))).toEqual({ '12': 'void', '13': 'void' })
  expect(grade(basketball({}, { ...ended, playerCounts: null }), 921, line('9.5'))).toEqual({})
})

test('runs batted in and home runs of baseball are won once they are there, extra innings included', () => {
  const counts = { runsBattedIn: { h1: 2, a1: 1 }, homeRuns: { a1: 1 } }
  const appearances = players.map(({ id, team }) => ({ player: id, team, from: 0 }))
  const live: Match = { ...newMatch('baseball'), status: 'live', appearances, playerCounts: counts }
  expect(grade(live, 90_006, { least: '1' })).toEqual({ h1: 'won', a1: 'won' })
  expect(grade(live, 90_006, { least: '2' })).toEqual({ h1: 'won' })
  expect(grade({ ...live, ...ended }, 90_007, {})).toEqual({ h1: 'lost', h2: 'lost', a1: 'won' })
  expect(grade({ ...live, status: 'abandoned' }, 90_007, {})).toEqual({ h1: 'void', h2: 'void', a1: 'won' })
})

test('a goal of overtime counts for scorers of ice hockey, that of a shoot-out does not', () => {
  const goal = { team: 'home', stage: 'overtime', period: 1, minute: 62, player: 'h1', kind: 'play' } as const
  const appearances = [
    { player: 'h1', team: 'home', from: 0 } as const,
    { player: 'a1', team: 'away', from: 0 } as const,
  ]
  const hockey: Match = { ...newMatch('iceHockey'), ...ended, appearances, goals: [goal] }
  expect(grade(hockey, 90_008, {})).toEqual({ h1: 'won', h2: 'void', a1: 'lost', '1716': 'lost' })
  expect(grade(hockey, 90_009, { goalnr: '1' })).toEqual({ h1: 'won', h2: 'void', a1: 'lost', '1716': 'lost' })
  expect(grade(hockey, 90_010, {})).toEqual({ h1: 'lost', h2: 'void', a1: 'lost' })
  const goalless: Match = { ...hockey, goals: [] }
  expect(grade(goalless, 90_008, {})).toEqual({ h1: 'lost', h2: 'void', a1: 'lost', '1716': 'won' })
  const live: Match = { ...goalless, status: 'live', decision: null }
  expect(grade(live, 90_009, { goalnr: '1' })).toEqual({})
  expect(grade({ ...live, status: 'abandoned', goals: [goal] }, 90_010, {})).toEqual({
    h1: 'void',
    h2: 'void',
    a1: 'void',
  })
})

test('lines out of shape have no outcomes', () => {
  for (const specifiers of [{ player: 'h1', total: '0' }, { player: 'h1', total: 'x' }, { total: '4.5' }])
    expect(marketById(921)?.outcomes(specifiers, players)).toBeNull()
  expect(marketById(90_005)?.outcomes({ least: '0' }, players)).toBeNull()
})

test('hits, rebounds and assists of a player are graded as they are counted', () => {
  const game: Match = {
    ...newMatch('baseball'),
    status: 'live',
    appearances: [
      { player: 'h1', team: 'home', from: 0 },
      { player: 'a1', team: 'away', from: 0 },
    ],
    playerCounts: { hits: { h1: 2, a1: 1 } },
  }
  expect(grade(game, 90_035, { least: '1' })).toEqual({ h1: 'won', a1: 'won' })
  expect(grade(game, 90_035, { least: '2' })).toEqual({ h1: 'won' })
  const match: Match = {
    ...game,
    sport: 'basketball',
    ...ended,
    playerCounts: { rebounds: { h1: 6 }, assists: { h1: 2 } },
  }
  expect(grade(match, 923, { player: 'h1', total: '5.5' })).toEqual({ '12': 'won', '13': 'lost' })
  expect(grade(match, 922, { player: 'h1', total: '2.5' })).toEqual({ '12': 'lost', '13': 'won' })
  expect(grade(match, 922, { player: 'a1', total: '2.5' })).toEqual({ '12': 'lost', '13': 'won' })
})
