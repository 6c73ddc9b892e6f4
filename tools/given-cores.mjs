import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** Longer than the slices in which a limited machine gives its time. */
const lookMs = 600
const loop = `const until = performance.now() + ${lookMs}; while (performance.now() < until);`

/** How many cores this machine really gives now, which may be fewer than it has: each is kept busy for a moment, and the processor time counted. */
export async function givenCores() {
  const { user, system } = process.cpuUsage()
  const begun = performance.now()
  const workers = Array.from({ length: availableParallelism() }, () => new Worker(loop, { eval: true }))
  await Promise.all(workers.map((worker) => new Promise((done) => worker.once('exit', done))))
  const used = process.cpuUsage()
  return (used.user - user + used.system - system) / 1000 / (performance.now() - begun)
}
