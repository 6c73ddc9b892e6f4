import { kinds } from '@andon/arcade/engines/kinds'
import { expect, test } from 'vitest'
import { kindNames } from './client-kinds.ts'

test('every kind of game at the server has a client of the same name', () => {
  expect([...kindNames].sort()).toEqual(kinds.map(({ name }) => name).sort())
  expect(kindNames.length).toBeGreaterThanOrEqual(2)
})
