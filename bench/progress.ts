import { Worker } from 'node:worker_threads'

/** Says nothing more often, so that the output of a long benchmark stays readable. */
const everySeconds = 10

let worker: Worker | undefined
let began = 0

/** Prints, on the error output, what is measured and about how long it takes; then what is done each ten seconds, with the elapsed time, until `end`. */
export function begin(name: string, seconds: number): void {
  began = performance.now()
  process.stderr.write(`${name}: about ${durationOf(seconds)} on two idle cores, longer on a busy machine\n`)
  // a thread of its own: some benchmarks hold the event loop for a minute
  worker = new Worker(heartbeat, { eval: true, workerData: { everySeconds }, stdout: false })
  worker.unref()
}

/** What the benchmark does from now on; `share` of the whole step, if it is known: `step('conversations', 200 / 1_000)`. */
export function step(what: string, share?: number): void {
  const text = share === undefined ? what : `${what} ${Math.round(share * 100)} %`
  worker?.postMessage(text)
  if (share === undefined) process.stderr.write(line(performance.now() - began, text))
}

/** Seconds since `begin`. */
export async function end(): Promise<number> {
  await worker?.terminate()
  worker = undefined
  const seconds = (performance.now() - began) / 1000
  process.stderr.write(`  took ${durationOf(seconds)}\n`)
  return seconds
}

const line = (ms: number, text: string) => `  ${(ms / 1000).toFixed(0).padStart(4)} s  ${text}\n`

function durationOf(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.round(seconds / 60)} min`
}

const heartbeat = `
const { parentPort, workerData } = require('node:worker_threads')
const { writeSync } = require('node:fs')
let now = 'starting'
const began = performance.now()
parentPort.on('message', (text) => { now = text })
setInterval(() => {
  const seconds = Math.round((performance.now() - began) / 1000)
  writeSync(2, '  ' + String(seconds).padStart(4) + ' s  ' + now + '\\n')
}, workerData.everySeconds * 1000)
`
