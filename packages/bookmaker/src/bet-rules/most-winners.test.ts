import { expect, test } from 'vitest'
import { exactWinners, mostWinners } from './most-winners.ts'

test.each([
  ['the result of a match', '1', 1],
  ['a double chance', '10', 2],
  ['a total', '18|total=2.5', 1],
  ['the first goalscorer', '38|goalnr=1', 1],
  ['players who score', '40', Number.POSITIVE_INFINITY],
  ['the winner of a league', '1110', 1],
  ['the first three', '1091|winners=3', 3],
  ['a market that we do not know', '99999', Number.POSITIVE_INFINITY],
  ['a line out of shape', '18|total', Number.POSITIVE_INFINITY],
])('%s has so many winners at most', (_name, key, winners) => {
  expect(mostWinners(key)).toBe(winners)
})

test.each([
  ['the result of a match', '1', 1],
  ['a double chance', '10', 2],
  ['a draw no bet', '11', 1],
  ['a quarter line', '16|hcp=-0.25', 1],
  ['bands that overlap', '548', null],
  ['half-time and full-time', '47', 1],
  ['players who score', '40', null],
  ['the first goalscorer, who may be none of the list', '38|goalnr=1', null],
  ['the first three', '1091|winners=3', 3],
  ['a market that we do not know', '99999', null],
  ['a line out of shape', '18|total', null],
])('of %s exactly so many outcomes win', (_name, key, winners) => {
  expect(exactWinners(key)).toBe(winners)
})
