import { withTimeout } from '@andon/platform/timeout'

const freshMs = 500
/** How long a page waits for a new answer before it uses the last one. */
const waitMs = 250

/**
 * Asks at most twice a second for all callers together. While an answer is late or asking fails, callers get the last known answer. Only the
 * first answer is waited for, and its failure is passed on.
 */
export function lastKnown<T>(ask: () => Promise<T>): () => Promise<T> {
  let known: { answer: T } | undefined
  let asking: Promise<T> | null = null
  let askedAt = Number.NEGATIVE_INFINITY

  function start(): Promise<T> {
    askedAt = performance.now()
    const question = ask().then((answer) => {
      known = { answer }
      return answer
    })
    question.catch(() => undefined) // callers may have stopped waiting
    asking = question
    const over = () => {
      asking = null
    }
    question.then(over, over)
    return question
  }

  return async () => {
    const age = performance.now() - askedAt
    if (asking === null && known && age < freshMs) return known.answer
    const question = asking ?? start()
    if (!known) return question
    const { answer } = known
    if (performance.now() - askedAt > waitMs) return answer
    return withTimeout(question, waitMs).catch(() => answer)
  }
}
