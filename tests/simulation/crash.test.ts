import { isLongForm, runsOf } from '@andon/tests/long-form'
import { expect, test } from 'vitest'
import { runCrashes } from './crash/run-crashes.ts'

/** The short form kills each victim once. */
const kills = runsOf({ short: 3, long: 50 })
const seed = Number(process.env.SIMULATION_SEED ?? 0) || process.pid

test(`server and database killed ${kills} times under load: each acknowledged operation exists once, and its repetition gets the same reply (SIMULATION_SEED=${seed})`, {
  timeout: isLongForm ? 7_200_000 : 3_000_000, // only a crash without an end takes that long
}, async () => {
  const report = await runCrashes({ kills, players: 4, seed, settleMs: runsOf({ short: 5_000, long: 240_000 }) })
  expect(report.acknowledged).toBeGreaterThan(0)
  expect(report).toMatchObject({ found: report.acknowledged, duplicates: 0 })
})
