// `npm run test:busy [-- files]`: runs all that `npm test` runs, or these Vitest files, beside two endless loops, to find tests that lose a race on a busy machine.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildStale } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { root, run } from './step.mjs'

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

const files = process.argv.slice(2)
const { code } = await (files.length > 0
  ? run('vitest', ['run', ...files], { show: true })
  : run(process.execPath, [join(root, 'tools/test.mjs')], { show: true, env: { STAGE_MINUTES: '75' } }))
endLoops() // this process would wait for them
process.exitCode = code === 0 ? 0 : 1
