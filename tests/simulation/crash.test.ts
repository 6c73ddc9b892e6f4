import { expect, test } from 'vitest'
import { runCrashes } from './crash/run-crashes.ts'

const kills = 5
const seed = Number(process.env.SIMULATION_SEED ?? 0) || process.pid

test(`server and database killed ${kills} times under load: what was acknowledged is there, once, and is answered the same (SIMULATION_SEED=${seed})`, {
  timeout: 600_000,
  retry: 0,
}, async () => {
  const report = await runCrashes({ kills, players: 4, seed, cleanEvery: kills, settleMs: 20_000 })
  expect(report.acknowledged).toBeGreaterThan(0)
  expect(report).toMatchObject({ found: report.acknowledged, duplicates: 0 })
})
