import { expect, test } from 'vitest'
import { createSqueezing } from './squeezing.ts'

const turn = (part: number) => ({ number: 1, card: 0, from: 'left', part }) as const
const settle = () => new Promise((resolve) => setImmediate(resolve))

function squeezing({ fails = false } = {}) {
  const sent: number[] = []
  const waits: { ms: number; end: () => void }[] = []
  const squeeze = createSqueezing(
    async ({ part }) => {
      sent.push(part)
      if (fails) throw new Error('no line')
    },
    (ms) => new Promise((end) => waits.push({ ms, end })),
  )
  const next = async () => {
    waits.shift()?.end()
    await settle()
  }
  return { sent, waits, squeeze, next }
}

test('the first turn goes at once, those between are left out, and the last is always sent', async () => {
  const { sent, waits, squeeze, next } = squeezing()
  for (const part of [0.1, 0.2, 0.3, 0.4]) squeeze(turn(part))
  expect([sent, waits.map(({ ms }) => ms)]).toEqual([[0.1], [100]])
  await next()
  expect(sent).toEqual([0.1, 0.4])
  await next()
  expect([sent, waits]).toEqual([[0.1, 0.4], []])
  squeeze(turn(1))
  expect(sent).toEqual([0.1, 0.4, 1])
})

test('a turn that could not be sent does not stop those after it', async () => {
  const { sent, squeeze, next } = squeezing({ fails: true })
  squeeze(turn(0.5))
  squeeze(turn(1))
  await next()
  expect(sent).toEqual([0.5, 1])
})
