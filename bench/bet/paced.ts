import { setTimeout as sleep } from 'node:timers/promises'
import type { Slice } from '../ledger/load.ts'
import { percentile } from '../report.ts'

/** Starts calls at an even rate, whether or not earlier ones have finished; each is timed from the moment it was due. */
export async function paced(
  work: () => Promise<unknown>,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Slice> {
  const times: number[] = []
  const calls: Promise<void>[] = []
  const begun = performance.now()
  const total = Math.floor(rate * seconds)
  while (calls.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - begun) / 1000) * rate))
    while (calls.length < due) {
      const dueAt = begun + (calls.length / rate) * 1000
      calls.push(work().then(() => void times.push(performance.now() - dueAt)))
    }
    await sleep(1)
  }
  await Promise.all(calls)
  const done = (times.length / (performance.now() - begun)) * 1000
  return { rate: done, p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99) }
}
