import { startServer, type TestServer } from '@andon/tests/server'
import { watchOutput } from '@andon/tests/watch-output'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runScenario } from './attack/run-attack.ts'
import { scenarios } from './attack/scenarios.ts'
import { attackedSportsHost } from './attack/sportsbook.ts'

/** A new seed for each run; FUZZ_SEED repeats a failure. `npm run attack` sends more of the same requests. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
const requestsEach = 250

let server: TestServer
const output = watchOutput()
beforeAll(async () => {
  const env = { BOOKMAKER_FEED: 'simulator', SPORTS_ORIGIN: `http://${attackedSportsHost}` }
  server = await startServer({ env, log: output.log })
})
afterAll(async () => {
  await server.close()
  output.stop()
})

test.each(scenarios)(
  '$name: every request is answered or closed, without a 5xx and without a logged error',
  async (scenario) => {
    const target = { port: server.port, hosts: ['leo.localhost', 'bee.localhost', 'localhost', '127.0.0.1'] }
    const report = await runScenario(scenario, { target, requests: requestsEach, seed, withinMs: 10_000 })
    expect({ seed, failures: report.failures }).toEqual({ seed, failures: [] })
    expect(report.count).toMatchObject({ '5xx': 0, hang: 0 })
    expect(report.health).toMatchObject({ bad: 0 })
    expect(output.errors()).toEqual([])
    expect(output.raw()).toEqual([])
  },
  60_000,
)
