import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer, type TestServer } from '@andon/tests/server'
import { supplierKey } from '@andon/tests/supplier-folders'
import { watchOutput } from '@andon/tests/watch-output'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drills } from './attack/drills.ts'
import { fillWithHostileFolders } from './attack/hostile-folders.ts'
import { runScenario } from './attack/run-attack.ts'
import { scenarios } from './attack/scenarios.ts'
import { attackedSportsHost } from './attack/sportsbook.ts'

/** A new seed for each run; FUZZ_SEED repeats a failure. `npm run attack` sends more of the same requests. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
const requestsEach = 250

let server: TestServer
let dataDir: string
const supplier = supplierKey()
const output = watchOutput()
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'andon-attacked-'))
  await fillWithHostileFolders(dataDir, supplier)
  const env = {
    DATA_DIR: dataDir,
    BOOKMAKER_FEED: 'simulator',
    SPORTS_ORIGIN: `http://${attackedSportsHost}`,
  }
  server = await startServer({ env, log: output.log })
})
afterAll(async () => {
  await server.close()
  output.stop()
})

test.each(drills)('$name: every step has the right answer', async ({ run }) => {
  const stop = movingClock()
  const pass = async (time: { readonly seconds: number }) => void server.clock.advance(time)
  const { checks, faults } = await run({ port: server.port, dataDir, supplier, pass, written: output.text }).finally(
    stop,
  )
  expect(faults).toEqual([])
  expect(checks).toBeGreaterThan(1)
})

/** The clock of a server in a test stands: signs of life of the feed come by it. */
function movingClock(): () => void {
  const every = setInterval(() => server.clock.advance({ milliseconds: 100 }), 100)
  return () => clearInterval(every)
}

test.each(scenarios)(
  '$name: every request is answered or closed, without a 5xx and without a logged error',
  async (scenario) => {
    const logged = output.errors().length // what the folders of suppliers are refused for is logged
    const target = { port: server.port, hosts: ['leo.localhost', 'bee.localhost', 'localhost', '127.0.0.1'] }
    const report = await runScenario(scenario, { target, requests: requestsEach, seed, withinMs: 60_000 })
    expect({ seed, failures: report.failures }).toEqual({ seed, failures: [] })
    expect(report.count).toMatchObject({ '5xx': 0, hang: 0 })
    expect(report.health).toMatchObject({ bad: 0 })
    expect(output.errors().slice(logged)).toEqual([])
    expect(output.raw()).toEqual([])
  },
)
