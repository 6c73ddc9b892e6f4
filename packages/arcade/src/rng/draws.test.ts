import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDraws } from './draws.ts'
import { commitmentTo, drawsOf, streamBlock } from './seed-stream.ts'

const reference = { serverSeed: 'a'.repeat(64), clientSeed: 'client', nonce: 1 }

test('the stream matches published values: commitment, bytes, floats and a 37-pocket wheel', () => {
  expect(commitmentTo(reference.serverSeed)).toBe('ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb')
  const block = streamBlock(reference, 0)
  expect(Buffer.from(block).toString('hex')).toBe('4a8a4b1e7b7ddc983b6ca439b8a3a2fcd02cd2d03c0b23bef0a3e22136b7a446')
  expect(Buffer.from(streamBlock(reference, 1)).subarray(0, 8).toString('hex')).toBe('ad08e0a324b014c7')
  const floats = Array.from({ length: 8 }, (_, word) => Buffer.from(block).readUInt32BE(word * 4) / 2 ** 32)
  expect(floats.map((float) => float.toFixed(10))).toEqual(
    '0.2911726902 0.4823892470 0.2321264877 0.7212468972 0.8131839521 0.2345449771 0.9400006610 0.2137396499'.split(
      ' ',
    ),
  )
  expect(floats.map((float) => Math.floor(float * 37))).toEqual([10, 17, 8, 26, 30, 8, 34, 7])
})

test('a word beyond the greatest multiple of n is discarded', () => {
  const stream = (words: number[]) =>
    createDraws((index) => {
      const block = Buffer.alloc(32)
      for (let word = 0; word < 8; word++) block.writeUInt32BE(words[index * 8 + word] ?? 0, word * 4)
      return block
    })
  const limit = 2 ** 32 - (2 ** 32 % 37)
  expect(stream([limit, 2 ** 32 - 1, limit - 1]).uniform(37)).toBe(36)
  expect(stream([limit, 74]).uniform(37)).toBe(0)
  expect(stream([2 ** 32 - 1]).uniform(2 ** 32)).toBe(2 ** 32 - 1)
  expect(stream([5]).uniform(1)).toBe(0)
})

test('a draw is always in range, and the same seeds give the same draws', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2 ** 32 }),
      fc.nat(),
      fc.stringMatching(/^[\w.-]{1,64}$/),
      (n, nonce, clientSeed) => {
        const seeds = { serverSeed: 'b'.repeat(64), clientSeed, nonce }
        const [one, two] = [drawsOf(seeds), drawsOf(seeds)]
        for (let draw = 0; draw < 20; draw++) {
          const value = one.uniform(n)
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThan(n)
          expect(two.uniform(n)).toBe(value)
        }
      },
    ),
    { numRuns: 50 },
  )
})

test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('uniform(%s) fails an assertion', (n) => {
  expect(() => drawsOf(reference).uniform(n)).toThrow('assertion failed')
})
