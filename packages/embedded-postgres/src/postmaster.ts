import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CannotStart } from '@andon/platform/config'
import type { Log } from '@andon/platform/log'
import { readOutput } from './output.ts'
import type { Runner } from './runner.ts'
import { settings } from './settings.ts'

const recoveryPatienceMs = 600_000
const farewellMs = 500
const stopPatienceMs = 60_000

interface PostmasterOptions {
  readonly runner: Runner
  readonly port: number
  readonly fsync: boolean
  readonly log: Log
  /** Called when the database exits without being stopped. */
  readonly onDeath: (reason: string) => void
}

/** Processes of a killed database still run. They end when they notice, which may take a while on a busy machine. */
export class StillEnding extends CannotStart {}

/** Starts the database process and returns when it accepts connections. Throws StillEnding or another CannotStart. */
export async function startPostmaster(options: PostmasterOptions): Promise<{ stop(): Promise<void> }> {
  const { runner, port, fsync, log } = options
  const child = runner.run('postgres', ['-D', runner.cluster, ...settings({ port, fsync })])
  const lastLines = readOutput(child, log)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()).once('error', () => resolve()))
  const endWithUs = () => child.kill('SIGINT')
  process.once('exit', endWithUs)
  let stopping = false
  ended.then(() => {
    process.off('exit', endWithUs)
    if (!stopping) options.onDeath(lastLines())
  })
  try {
    await becomeReady({ child, cluster: runner.cluster, lastLines })
  } catch (error) {
    stopping = true
    throw error
  }
  const stop = async () => {
    stopping = true
    if (hasEnded(child)) return
    child.kill('SIGTERM') // smart: those who are saying goodbye may finish
    const hurries = [
      setTimeout(() => child.kill('SIGINT'), farewellMs), // fast: roll back what is open, write a checkpoint, end
      setTimeout(() => child.kill('SIGQUIT'), stopPatienceMs),
    ]
    await ended
    for (const hurry of hurries) clearTimeout(hurry)
  }
  return { stop }
}

interface Starting {
  readonly child: ChildProcess
  readonly cluster: string
  readonly lastLines: () => string
}

async function becomeReady({ child, cluster, lastLines }: Starting): Promise<void> {
  for (let waited = 0; waited < recoveryPatienceMs; waited += 10) {
    if (hasEnded(child)) throw explain(lastLines())
    // The eighth line of the file is the state, as pg_ctl reads it; the first tells whether the file is already this start's.
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return
    await sleep(10)
  }
  child.kill('SIGINT')
  throw new CannotStart(`the embedded database did not finish its recovery: ${lastLines()}`)
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined
}

function explain(lines: string): CannotStart {
  if (lines.includes('No space left on device'))
    return new CannotStart('the embedded database cannot start: the disk is full')
  if (lines.includes('is still in use'))
    return new StillEnding(
      'the embedded database cannot start: processes of a killed one are still ending; try again in a moment',
    )
  return new CannotStart(`the embedded database cannot start: ${lines}`)
}
