import { expect, test } from 'vitest'
import { gamesToClose } from './open-games.ts'

const games = (...states: string[]) => states.map((name) => ({ name, inRound: name.endsWith('*') }))

test.each<[string, string[], string[] | null]>([
  ['with three games none ends', ['a', 'b', 'c'], []],
  ['with four games the oldest ends', ['a', 'b', 'c', 'd'], ['a']],
  ['a game in a round does not end', ['a*', 'b', 'c', 'd'], ['b']],
  ['with more than the maximum several end', ['a', 'b*', 'c', 'd', 'e'], ['a', 'c']],
  ['with four games in rounds no further one can open', ['a*', 'b*', 'c*', 'd*'], null],
])('%s', (_title, open, expected) => {
  expect(gamesToClose(games(...open))?.map(({ name }) => name) ?? null).toEqual(expected)
})
