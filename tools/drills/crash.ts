import { parseArgs } from 'node:util'
import { runCrashes } from '../../tests/simulation/crash/run-crashes.ts'

/** `npm run crash -- [--kills 50] [--seed n]`: repeatedly kills the real server and its database under load; exits 1 when anything is lost or duplicated. */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '50' }, seed: { type: 'string', default: String(process.pid) } },
})
const ratioGoal = 1.5
const say = (line: string) => process.stdout.write(`${line}\n`)

say(`seed ${values.seed}`)
const report = await runCrashes({
  kills: Number(values.kills),
  seed: Number(values.seed),
  players: 6,
  cleanEvery: 3,
  settleMs: 240_000,
  tell: say,
})
const { kills, acknowledged, found, duplicates, unmoved, open, recoveryMs, cleanStartMs } = report
const ratio = recoveryMs / cleanStartMs
say(`kills           ${kills.server} of the server, ${kills.database} of the database, ${kills.both} of both`)
say(
  `acknowledged    ${acknowledged} (${unmoved} without money), found ${found}, duplicated ${duplicates}, still open ${open}`,
)
say(`recovery        ${Math.round(recoveryMs)} ms; a clean start takes ${Math.round(cleanStartMs)} ms`)
say(`ratio           ${Math.round(ratio * 100) / 100}, ${ratio <= ratioGoal ? 'meets' : 'MISSES'} ≤ ${ratioGoal}`)
process.exitCode = found === acknowledged && duplicates === 0 ? 0 : 1
