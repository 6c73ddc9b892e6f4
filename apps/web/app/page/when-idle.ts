const longestWaitMs = 4_000

/** After the page has loaded, once it has nothing else to do; not for people who save data. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } } // not in every browser
  if (connection?.saveData) return () => {}
  let cancel = () => removeEventListener('load', soon)
  function soon() {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(work, longestWaitMs / 2)
      cancel = () => clearTimeout(timer)
      return
    }
    const request = requestIdleCallback(work, { timeout: longestWaitMs })
    cancel = () => cancelIdleCallback(request)
  }
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
  return () => cancel()
}
