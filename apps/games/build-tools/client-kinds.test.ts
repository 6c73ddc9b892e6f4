import { kinds } from '@andon/arcade/engines/kinds'
import { titles } from '@andon/arcade/titles/index'
import { expect, test } from 'vitest'
import { kindNames } from './client-kinds.ts'

test('every kind of game that has a title has a client of the same name, and every client is of a kind', () => {
  const played = new Set(titles.map(({ current }) => current.display.engine))
  expect(kindNames).toEqual(expect.arrayContaining([...played]))
  expect(kinds.map(({ name }) => name)).toEqual(expect.arrayContaining([...kindNames]))
  expect(kindNames.length).toBeGreaterThanOrEqual(2)
})
