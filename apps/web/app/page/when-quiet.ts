const quietMs = 2_000

/**
 * Does `work` once the page has loaded and then neither fetched anything nor computed for long (50 ms) within two seconds; `longestWaitMs` after it has loaded at the latest, if given.
 * Returns a function that cancels it.
 */
export function whenQuiet(work: () => void, longestWaitMs = Number.POSITIVE_INFINITY): () => void {
  const ends: (() => void)[] = []
  const end = () => {
    for (const one of ends.splice(0)) one()
  }
  function watch() {
    let quiet: ReturnType<typeof setTimeout>
    const begin = () => {
      quiet = setTimeout(start, quietMs)
    }
    const start = () => {
      end()
      work()
    }
    const longest = longestWaitMs < Number.POSITIVE_INFINITY ? setTimeout(start, longestWaitMs) : undefined
    const observer = new PerformanceObserver(() => {
      clearTimeout(quiet)
      begin()
    })
    for (const type of ['resource', 'longtask'])
      if (PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe({ type }) // Safari knows no long tasks
    begin()
    ends.push(() => {
      observer.disconnect()
      clearTimeout(quiet)
      clearTimeout(longest)
    })
  }
  if (document.readyState === 'complete') watch()
  else {
    addEventListener('load', watch, { once: true })
    ends.push(() => removeEventListener('load', watch))
  }
  return end
}

/** Fetches what may be wanted next, once the page is quiet; on a metered or slow line nothing. Returns a function that cancels it. */
export function fetchAhead(work: () => void): () => void {
  return mayFetchAhead() ? whenQuiet(work) : () => {}
}

/** Of the Network Information API, which not every browser has: where it says nothing, the line is taken for a good one. */
interface Connection {
  readonly saveData?: boolean
  readonly type?: string
  readonly effectiveType?: string
}

/** False for people who save data, and on mobile or slow lines. */
export function mayFetchAhead(): boolean {
  const { connection } = navigator as { connection?: Connection }
  if (!connection) return true
  const { saveData = false, type, effectiveType = '4g' } = connection
  return !saveData && type !== 'cellular' && effectiveType === '4g'
}
