import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '@andon/embedded-postgres'
import { createLog } from '@andon/platform/log'
import { runSeason } from '../../tests/simulation/season/run-season.ts'
import { startNats } from '../../tests/support/programs/nats-server.ts'

/**
 * `npm run season -- [--players 500] [--kills 50] [--speed 120] [--pause 20000] [--seed n]`: players bet at two servers that are killed at random while simulated
 * matches go on; exits 1 unless every bet has its end, and the players', the book's and the ledger's sums agree to the yen.
 */
const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '500' },
    kills: { type: 'string', default: '50' },
    speed: { type: 'string', default: '120' },
    pause: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(process.pid) },
  },
})
const say = (line: string) => process.stdout.write(`${line}\n`)

say(`seed ${values.seed}`)
const dataDir = await mkdtemp(join(tmpdir(), 'andon-season-'))
const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: createLog({ level: 'warn' }) })
const nats = await startNats()
try {
  const report = await runSeason({
    databaseUrl: postgres.url,
    natsUrl: nats.url,
    dataDir,
    tell: say,
    mostLoadMs: 8_000,
    players: Number(values.players),
    kills: Number(values.kills),
    seed: Number(values.seed),
    speed: Number(values.speed),
    pauseMs: Number(values.pause),
  })
  const { bets, told, refused, sold, unfinished, lost, wrongBalances, keptByBook, keptByLedger, owed, findings } =
    report
  say(`bets      ${bets} in the book, ${told} told, ${lost.length} lost, ${sold} sold, ${unfinished} without an end`)
  say(`refused   ${JSON.stringify(refused)}`)
  say(
    `money     the book kept ${keptByBook}, by the ledger ${keptByLedger}; ${wrongBalances.length} balances differ; players owe ${owed}`,
  )
  for (const line of [...lost, ...wrongBalances, ...findings.map((one) => JSON.stringify(one))].slice(0, 20))
    say(`  ${line}`)
  const sound = unfinished + lost.length + wrongBalances.length + findings.length === 0 && keptByBook === keptByLedger
  process.exitCode = sound ? 0 : 1
} finally {
  await nats.stop()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
