import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { solveChallenge } from './solve-challenge.ts'

const never = new AbortController().signal

test.each([0, 1, 7, 8, 12])('a solution begins with %i zero bits', async (difficultyBits) => {
  const solution = await solveChallenge({ challenge: 'a.1.b', difficultyBits }, never)
  expect(solution).toMatch(/^a\.1\.b\.\d{1,15}$/)
  const bits = [...createHash('sha256').update(`${solution}`).digest()].map((byte) => byte.toString(2).padStart(8, '0'))
  expect(bits.join('')).toMatch(new RegExp(`^0{${difficultyBits}}`))
})

test('solving stops when aborted', async () => {
  const stop = new AbortController()
  const solution = solveChallenge({ challenge: 'a', difficultyBits: 60 }, stop.signal)
  stop.abort()
  expect(await solution).toBeNull()
})
