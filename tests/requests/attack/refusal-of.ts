const fewMs = 5_000

/**
 * `none` if the work is done, `refused` if it throws at once with the place that is at fault and without the words of a file of the machine; otherwise what
 * it threw.
 */
export async function refusalOf(work: () => unknown): Promise<string> {
  const started = performance.now()
  try {
    await work()
    return 'none'
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    const isFit = said.includes('/') && !said.includes('root:') && said.length < 2_000
    return isFit && performance.now() - started < fewMs ? 'refused' : said.slice(0, 300)
  }
}
