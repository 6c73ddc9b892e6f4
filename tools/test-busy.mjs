// `npm run test:busy [-- files]`: runs the Vitest suite beside two endless loops, to find tests that lose a race on a busy machine.
import { spawn } from 'node:child_process'
import { buildStale } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './step.mjs'

/** Ends with its parent, also with one that was killed. */
const loop = `while (process.ppid === ${process.pid});`
/** At full load, as many as the cores of the smallest machine that runs the suite. */
const loopsBeside = 2

await ensureInstalled({ everything: true })
await buildStale()
const loops = Array.from({ length: loopsBeside }, () => spawn(process.execPath, ['--eval', loop], { stdio: 'ignore' }))
const endLoops = () => {
  for (const child of loops) child.kill('SIGKILL')
}
process.once('exit', endLoops)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    endLoops()
    process.kill(process.pid, signal)
  })

const { code } = await run('vitest', ['run', ...process.argv.slice(2)], { show: true })
process.exitCode = code === 0 ? 0 : 1
