import type { Sport } from '@andon/bookmaker/rules'
import { expect, test } from 'vitest'
import { legStatusOf } from './leg-status.ts'

const setName = 'andon:sets:best_of:3'
const setScore = `199|variant=${setName}`

/** Football: the line, the score, and how each outcome stands, as `1=winning`; outcomes that are left out say nothing. */
test.each([
  ['match result', '1', '2:1', { '1': 'winning', '2': 'losing', '3': 'losing' }],
  ['match result, level', '1', '1:1', { '1': 'losing', '2': 'winning', '3': 'losing' }],
  ['double chance', '10', '0:1', { '9': 'losing', '10': 'winning', '11': 'winning' }],
  ['double chance, level', '10', '0:0', { '9': 'winning', '10': 'losing', '11': 'winning' }],
  ['draw no bet', '11', '1:0', { '4': 'winning', '5': 'losing' }],
  ['draw no bet, level', '11', '1:1', {}],
  ['European handicap', '14|hcp=0:1', '1:0', { '1711': 'losing', '1712': 'winning', '1713': 'losing' }],
  ['Asian handicap', '16|hcp=-0.5', '1:0', { '1714': 'winning', '1715': 'losing' }],
  ['Asian handicap on a whole line', '16|hcp=-1', '1:0', {}],
  ['Asian handicap on a quarter line', '16|hcp=-0.75', '1:0', { '1714': 'halfWinning', '1715': 'halfLosing' }],
  ['total', '18|total=2.5', '1:1', { '12': 'losing', '13': 'winning' }],
  ['total, reached', '18|total=2.5', '2:1', { '12': 'winning', '13': 'losing' }],
  ['total on a whole line', '18|total=2', '1:1', {}],
  ['total on a quarter line', '18|total=2.25', '1:1', { '12': 'halfLosing', '13': 'halfWinning' }],
  ['total of home', '19|total=1.5', '2:0', { '12': 'winning', '13': 'losing' }],
  ['total of away', '20|total=0.5', '2:0', { '12': 'losing', '13': 'winning' }],
  ['odd or even', '26', '2:1', { '70': 'winning', '72': 'losing' }],
  ['both teams to score', '29', '1:0', { '74': 'losing', '76': 'winning' }],
  ['both teams to score, both have', '29', '1:2', { '74': 'winning', '76': 'losing' }],
  ['clean sheet of home', '31', '0:0', { '74': 'winning', '76': 'losing' }],
  ['clean sheet of away', '32', '1:0', { '74': 'losing', '76': 'winning' }],
  ['home wins to nil', '33', '1:0', { '74': 'winning', '76': 'losing' }],
  ['home wins to nil, level', '33', '0:0', { '74': 'losing', '76': 'winning' }],
  ['correct score', '45', '1:0', { '276': 'winning', '274': 'losing', '324': 'losing' }],
  [
    'exact goals',
    '21|variant=andon:goals',
    '2:1',
    { 'andon:goals:3': 'winning', 'andon:goals:2': 'losing', 'andon:goals:4': 'losing' },
  ],
  ['goals of a player', '40', '2:1', {}],
  ['first half', '60', '2:1', {}],
  ['corners', '166|total=9.5', '2:1', {}],
  ['a market that is not known', '4711', '2:1', {}],
] as const)('%s', (_, line, text, stand) => {
  const now = { sport: 'football' as const, phase: 'secondHalf', score: scoreOf(text), result: null }
  for (const outcome of ['1', '2', '3', '4', '5', '9', '10', '11', '12', '13', '70', '72', '74', '76', '422', '1714'])
    if (!(outcome in stand)) expect(legStatusOf(`e/${line}/${outcome}`, now)).toBeNull()
  for (const [outcome, status] of Object.entries(stand)) expect(legStatusOf(`e/${line}/${outcome}`, now)).toBe(status)
})

test.each([
  ['extra time counts where the market says so', 'iceHockey', 'extraTime', '410|hcp=-0.5', '1714', '3:2', 'winning'],
  ['regular play is over by then', 'iceHockey', 'extraTime', '1', '1', '3:2', null],
  ['a score with penalties says nothing', 'iceHockey', 'penalties', '412|total=4.5', '12', '3:3', null],
  ['the winner in basketball', 'basketball', 'part2', '219', '4', '31:40', 'losing'],
  ['a total with overtime', 'basketball', 'part2', '225|total=165.5', '13', '31:40', 'winning'],
  ['a run line', 'baseball', 'part7', '256|hcp=-1.5', '1714', '5:2', 'winning'],
  ['the winner of a match of sets', 'tennis', 'part2', '186', '4', '1:0', 'winning'],
  ['sets are level', 'tennis', 'part3', '186', '4', '1:1', null],
  ['a handicap of sets', 'volleyball', 'part2', '188|hcp=-1.5', '1714', '1:0', 'losing'],
  ['games are not in the score', 'tennis', 'part2', '187|hcp=-2.5', '1714', '1:0', null],
  ['a score in sets that no match ends with', 'tennis', 'part2', setScore, `${setName}:2:0`, '1:0', null],
  ['the winner of a bout', 'mma', 'part2', '186', '4', '1:0', null],
] as const)('%s', (_, sport: Sport, phase, line, outcome, text, status) => {
  expect(legStatusOf(`e/${line}/${outcome}`, { sport, phase, score: scoreOf(text), result: null })).toBe(status)
})

test('a decided selection stands by its result, before the start nothing does', () => {
  const before = { sport: 'football' as const, phase: 'notStarted', score: null, result: null }
  expect(legStatusOf('e/1/1', before)).toBeNull()
  expect(legStatusOf('e/60/1', { ...before, result: 'won' })).toBe('winning')
  expect(legStatusOf('e/18|total=2.25/12', { ...before, result: 'halfLost' })).toBe('halfLosing')
  expect(legStatusOf('e/1/1', { ...before, score: { home: 2, away: 1 }, result: 'void' })).toBeNull()
})

function scoreOf(text: string) {
  const [home = 0, away = 0] = text.split(':').map(Number)
  return { home, away }
}
