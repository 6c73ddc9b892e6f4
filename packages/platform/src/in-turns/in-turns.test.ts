import { longestTurn } from '@andon/tests/longest-turn'
import { expect, test } from 'vitest'
import { inTurns } from './index.ts'

function* steps(count: number, ms: number): Generator<void> {
  for (let step = 0; step < count; step++) {
    const { user, system } = process.threadCpuUsage()
    for (let now = user + system; now - user - system < ms * 1000; ) {
      const used = process.threadCpuUsage()
      now = used.user + used.system
    }
    yield
  }
}

test('many pieces of work at once leave the loop after each few milliseconds, and all of them are done', async () => {
  const takes = await Promise.all(
    [0, 1, 2].map(() => longestTurn(() => Promise.all(Array.from({ length: 8 }, () => inTurns(steps(20, 1)))))),
  )
  expect(Math.min(...takes.map(({ longestMs }) => longestMs))).toBeLessThan(30)
})

test('a step that fails fails the work, and what comes after it goes on', async () => {
  function* failing(): Generator<void> {
    yield
    throw new Error('step')
  }
  await expect(inTurns(failing())).rejects.toThrow('step')
  await inTurns(steps(1, 0))
})
