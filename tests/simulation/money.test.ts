import { inTime } from '@andon/tests/in-time'
import { isLongForm, runsOf } from '@andon/tests/long-form'
import fc from 'fast-check'
import { test } from 'vitest'
import { beginHistory } from './history.ts'
import { openSimulatedOperator } from './simulated-operator.ts'
import { opening, type Step, step } from './steps.ts'

/** `SIMULATION_RUNS` histories, as many as fit the time limit; with `SIMULATION_SEED`, which repeats a failure, or in the long form, all of them. */
const { SIMULATION_RUNS, SIMULATION_SEED } = process.env
const runs = Number(SIMULATION_RUNS ?? runsOf({ short: 12, long: 10_000 }))
const bounded = SIMULATION_RUNS === undefined && SIMULATION_SEED === undefined && !isLongForm
const longestMs = 20_000

test('any simultaneous requests and events leave players’ money as the reference model does', {
  timeout: isLongForm ? 36_000_000 : 3_600_000,
}, async () => {
  const liveInTime = inTime(bounded ? longestMs : Number.POSITIVE_INFINITY, live)
  const repeat = SIMULATION_SEED === undefined ? {} : { seed: Number(SIMULATION_SEED) }
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 70 }), liveInTime), {
    numRuns: runs,
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
