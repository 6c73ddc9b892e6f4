import { percentile } from '../report.ts'

export interface Slice {
  /** Finished calls a second. */
  readonly rate: number
  readonly p50Ms?: number
  readonly p99Ms?: number
}

/** `callers` call `work`, each one call after the other, for about `seconds`. */
export async function drive(
  work: () => Promise<unknown>,
  { callers, seconds }: { callers: number; seconds: number },
): Promise<Slice> {
  const times: number[] = []
  const begun = performance.now()
  const end = begun + seconds * 1000
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < end) {
        const start = performance.now()
        await work()
        times.push(performance.now() - start)
      }
    }),
  )
  const rate = (times.length / (performance.now() - begun)) * 1000
  return { rate, p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99) }
}
