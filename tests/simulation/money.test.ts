import fc from 'fast-check'
import { test } from 'vitest'
import { beginHistory } from './history.ts'
import { openSimulatedOperator } from './simulated-operator.ts'
import { opening, type Step, step } from './steps.ts'

/** `SIMULATION_RUNS` histories, as far as the time goes; `SIMULATION_SEED` repeats a failure, and asks for as long as it takes. */
const { SIMULATION_RUNS, SIMULATION_SEED } = process.env
const runs = Number(SIMULATION_RUNS ?? 30)
const bounded = SIMULATION_RUNS === undefined && SIMULATION_SEED === undefined
const longestMs = 45_000

test('whatever happens to players’ money, in whatever order and at once, ends as the plainest reading of the rules says', {
  timeout: 3_600_000,
  retry: 0,
}, async () => {
  const limits = bounded ? { interruptAfterTimeLimit: longestMs } : {}
  const repeat = SIMULATION_SEED === undefined ? {} : { seed: Number(SIMULATION_SEED) }
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 70 }), live), {
    numRuns: runs,
    ...limits,
    ...repeat,
  })
})

async function live(steps: readonly Step[]): Promise<void> {
  const operator = await openSimulatedOperator()
  try {
    const history = await beginHistory(operator)
    for (const step of [opening, ...steps]) await history.live(step)
    await history.end()
  } finally {
    await operator.close()
  }
}
