import { expect, test } from 'vitest'
import { gamesToClose } from './open-games.ts'

const games = (...states: string[]) => states.map((name) => ({ name, inRound: name.endsWith('*') }))

test.each<[string, string[], string[] | null]>([
  ['three games leave room', ['a', 'b', 'c'], []],
  ['of four the oldest ends', ['a', 'b', 'c', 'd'], ['a']],
  ['one in a round is spared', ['a*', 'b', 'c', 'd'], ['b']],
  ['as many end as there are too many', ['a', 'b*', 'c', 'd', 'e'], ['a', 'c']],
  ['four in a round leave no room', ['a*', 'b*', 'c*', 'd*'], null],
])('%s', (_title, open, expected) => {
  expect(gamesToClose(games(...open))?.map(({ name }) => name) ?? null).toEqual(expected)
})
