const keptMs = 500

/** Asks once for all who ask within half a second; meanwhile and afterwards they get the last answer. What may be that old need not cost a query a page. */
export function shortMemory<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  let until = 0
  return () => {
    const now = performance.now()
    if (answer === undefined || now >= until) {
      until = now + keptMs
      answer = ask()
      answer.catch(() => {
        until = 0 // a failure is nobody's but the asker's
      })
    }
    return answer
  }
}
