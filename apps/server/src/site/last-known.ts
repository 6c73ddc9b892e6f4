import { withTimeout } from '@andon/platform/timeout'

const freshMs = 500
/** As long as a page may wait for news; then the last answer has to do. */
const waitMs = 250

/**
 * Asks at most twice a second for all callers, and never keeps them waiting long: while the answer is late or the question fails, the last known
 * one is given. The first answer is waited for, and its failure is the caller's.
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
    question.catch(() => undefined) // nobody may be waiting any more
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
