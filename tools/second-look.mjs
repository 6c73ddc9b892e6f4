// Looks a second time at what failed in `npm test`: each failed test file and journey alone, with nothing beside it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './step.mjs'

/** More failures than these have a common cause that a second look would only hide behind minutes. */
const mostLooked = 12
/** More tests than these that pass only alone make the whole run untrustworthy. */
const mostUnsteady = 3
/** How long a test may stay on the list of unsteady ones. */
const mendWithinDays = 7
const longestLookMs = 10 * 60_000

/** Runs each failure once more, alone. Returns those that failed again, and the unsteady ones, which passed. */
export async function lookAgain(failures) {
  if (failures.length === 0 || failures.length > mostLooked) return { failed: failures, unsteady: [] }
  const failed = []
  const unsteady = []
  for (const failure of failures) {
    process.stdout.write(`\n── once more, alone: ${failure.name}\n`)
    if (failure.seen) process.stdout.write(`it had shown:\n${failure.seen}\n`)
    const { code } = await run(failure.command, failure.args, { show: true, timeoutMs: longestLookMs })
    if (code === 0) unsteady.push(failure)
    else failed.push(failure)
  }
  return { failed, unsteady }
}

/** What makes a run fail although every test passed at its second look: too many unsteady ones, or one that the list of unsteady tests has named for a week. */
export function objections(unsteady, { listed = readListed(), today = new Date() } = {}) {
  const overdue = unsteady.flatMap(({ name }) => {
    const known = listed.find(({ test }) => test === name)
    const days = known ? (today.getTime() - Date.parse(known.since)) / 86_400_000 : 0
    return days >= mendWithinDays
      ? [`${name}: unsteady since ${known.since}, to be mended within ${mendWithinDays} days`]
      : []
  })
  return unsteady.length > mostUnsteady
    ? [`${unsteady.length} tests passed only alone; more than ${mostUnsteady} fail the run`, ...overdue]
    : overdue
}

/** `tests/unsteady.json`: tests known to be unsteady, each with its name as printed, the day it was listed, and the reason. Empty at best. */
function readListed() {
  return JSON.parse(readFileSync(join(root, 'tests/unsteady.json'), 'utf8'))
}
