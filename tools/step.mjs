import { spawn } from 'node:child_process'
import { delimiter, join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')
export const pinnedNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** A failure that the person at the terminal can fix. */
export class Stop extends Error {}

/** Prints one line for a step, with the time it took. */
export async function step(title, work) {
  const begun = performance.now()
  process.stdout.write(`${title} … `)
  const result = await work()
  process.stdout.write(`${((performance.now() - begun) / 1000).toFixed(1)} s\n`)
  return result
}

/** Runs a command with the repository's own programs first in the path. Its output is shown only when it fails. */
export async function run(command, args, { cwd = root, env = {}, show = false, shell = false, timeoutMs } = {}) {
  const child = spawn(command, args, {
    cwd,
    shell,
    env: { ...process.env, ...env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}` },
    ...(timeoutMs ? { timeout: timeoutMs } : {}),
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output = (output + chunk).slice(-20_000)
    })
  const code = await new Promise((done) => {
    child.once('error', (error) => {
      output += String(error)
      done(127)
    })
    child.once('close', (exit, signal) => done(exit ?? `signal ${signal}`))
  })
  return { code, output }
}
