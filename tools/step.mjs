import { spawn } from 'node:child_process'
import { delimiter, join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')
export const pinnedNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** A failure that the person at the terminal can fix. */
export class Stop extends Error {}

/** How long a command may take to end after it was told to. */
const killAfterMs = 10_000

/** Prints one line for a step, with the time it took. */
export async function step(title, work) {
  const begun = performance.now()
  process.stdout.write(`${title} … `)
  const result = await work()
  process.stdout.write(`${((performance.now() - begun) / 1000).toFixed(1)} s\n`)
  return result
}

/** Runs a command with the repository's own programs first in the path. Its output is shown only when it fails. After `timeoutMs` it is ended, with the processes it has started. */
export async function run(command, args, { cwd = root, env = {}, show = false, shell = false, timeoutMs } = {}) {
  const inGroup = timeoutMs !== undefined && process.platform !== 'win32'
  const child = spawn(command, args, {
    cwd,
    shell,
    detached: inGroup,
    env: { ...process.env, ...env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}` },
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output = (output + chunk).slice(-20_000)
    })
  const release = timeoutMs === undefined ? undefined : endAfter(child, { timeoutMs, inGroup })
  const code = await new Promise((done) => {
    child.once('error', (error) => {
      output += String(error)
      done(127)
    })
    child.once('close', (exit, signal) => done(exit ?? `signal ${signal}`))
  })
  release?.()
  return { code, output }
}

/** Ends a child after `timeoutMs`, and with this process: the signals of a terminal do not reach a group of its own. Returns what is to be called once the child has ended. */
function endAfter(child, { timeoutMs, inGroup }) {
  let told
  const send = (signal) => {
    try {
      if (inGroup) process.kill(-child.pid, signal)
      else child.kill(signal)
    } catch (error) {
      if (error.code !== 'ESRCH') throw error // all of it has ended
    }
  }
  let killing
  const end = (signal) => {
    send(signal)
    killing ??= setTimeout(send, killAfterMs, 'SIGKILL')
  }
  const pass = (signal) => {
    told = signal
    end(signal)
  }
  const timer = setTimeout(end, timeoutMs, 'SIGTERM')
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass)
  return () => {
    clearTimeout(timer)
    clearTimeout(killing)
    if (killing) send('SIGKILL') // what the child has left behind
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, pass)
    if (told) process.kill(process.pid, told)
  }
}
