import { expect, test } from 'vitest'
import { createGroupRead } from './index.ts'

const rows = new Map([
  ['a', 1],
  ['b', 2],
])

function counted(options: { maxBatch?: number } = {}) {
  const reads: (readonly string[])[] = []
  const find = createGroupRead<string, number>({
    read: async (names) => {
      reads.push(names)
      if (names.includes('poison')) throw new Error('the database is gone')
      return names.map((name) => rows.get(name) ?? null)
    },
    ...options,
  })
  return { find, reads }
}

test('callers of one turn share a read, and each gets what it asked for', async () => {
  const { find, reads } = counted()
  expect(await Promise.all(['b', 'none', 'a', 'b'].map(find))).toEqual([2, null, 1, 2])
  expect(reads).toEqual([['b', 'none', 'a', 'b']])
  expect(await find('a')).toBe(1)
  expect(reads).toHaveLength(2)
})

test('a read is bounded, and one that fails leaves the others as they are', async () => {
  const { find, reads } = counted({ maxBatch: 2 })
  const found = await Promise.allSettled(['a', 'b', 'poison', 'a', 'b'].map(find))
  expect(reads.map(({ length }) => length)).toEqual([2, 2, 1])
  expect(found.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected', 'fulfilled'])
})
