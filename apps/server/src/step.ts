/** Prints one line for a start-up step, with the time it took. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  process.stdout.write(`${title} … `)
  const result = await work()
  process.stdout.write(`${((performance.now() - begun) / 1000).toFixed(1)} s\n`)
  return result
}
