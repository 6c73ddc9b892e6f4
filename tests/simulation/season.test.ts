import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from '@andon/tests/database'
import { isLongForm, runsOf } from '@andon/tests/long-form'
import { startNats } from '@andon/tests/programs/nats-server'
import { expect, test } from 'vitest'
import { runSeason } from './season/run-season.ts'

/** Their matches take half an hour at most. */
const shortSports = ['tableTennis', 'sumo'] as const
const kills = runsOf({ short: 2, long: 50 })
const players = runsOf({ short: 10, long: 500 })
const seed = Number(process.env.SIMULATION_SEED ?? 0) || process.pid

test(`${players} players bet at two servers that are killed ${kills} times: every bet has its end, and players, book and ledger agree to the yen (SIMULATION_SEED=${seed})`, {
  timeout: isLongForm ? 7_200_000 : 3_000_000, // only a season without an end takes that long
}, async () => {
  const database = await freshDatabase()
  const nats = await startNats()
  const dataDir = await mkdtemp(join(tmpdir(), 'andon-season-'))
  const { bets, told, keptByBook, ...report } = await runSeason({
    databaseUrl: database.url,
    natsUrl: nats.url,
    dataDir,
    players,
    kills,
    seed,
    speed: runsOf({ short: 90, long: 120 }),
    ...(!isLongForm && { sports: shortSports }),
    mostLoadMs: runsOf({ short: 5_000, long: 8_000 }),
    pauseMs: runsOf({ short: 1_000, long: 10_000 }),
  })
  await nats.stop()
  await database.close()
  expect(report).toMatchObject({ unfinished: 0, lost: [], wrongBalances: [], findings: [], keptByLedger: keptByBook })
  expect(bets).toBeGreaterThan(0)
  expect(told).toBeGreaterThan(0)
})
