import { expect, test } from 'vitest'
import { shortMemory } from './short-memory.ts'

test('many who ask at once cost one question', async () => {
  let asked = 0
  const remember = shortMemory(async () => ++asked)
  expect(await Promise.all([remember(), remember(), remember()])).toEqual([1, 1, 1])
})

test('a failed question is asked again', async () => {
  let asked = 0
  const remember = shortMemory(async () => {
    asked += 1
    if (asked === 1) throw new Error('gone')
    return asked
  })
  await expect(remember()).rejects.toThrow('gone')
  expect(await remember()).toBe(2)
})
