import { doReferenceWork, leastTurn, referenceWorkMs } from '@andon/tests/longest-turn'
import { expect, test } from 'vitest'

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** The limit of `tests/requests/stall.test.ts`. */
const mostMs = 50
const runs = { runs: 3, suspiciousMs: 25, moreRuns: 4 }
const times = Math.ceil(70 / referenceWorkMs)

test('work that takes the reference machine some 70 ms in one turn is found, whatever this machine needs for it', async () => {
  const { ms } = await leastTurn(runs, () => async () => {
    await nextTurn()
    for (let time = 0; time < times; time++) doReferenceWork()
  })
  expect(ms).toBeGreaterThan(mostMs)
})

test('the same work in several turns is not', async () => {
  const { ms } = await leastTurn(runs, () => async () => {
    for (let time = 0; time < times; time++) {
      await nextTurn()
      doReferenceWork()
    }
  })
  expect(ms).toBeLessThan(mostMs)
})
