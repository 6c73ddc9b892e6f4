import { withTimeout } from '@andon/platform/timeout'

const freshMs = 500
/** How long a page waits for a new answer before it uses the last one. */
const waitMs = 250

export interface LastKnown<T> {
  (): Promise<T>
  /** The last answer, while it is fresh. */
  fresh(): T | undefined
}

/**
 * Asks at most twice a second for all callers together. While an answer is late or asking fails, callers get the last known answer. Only the
 * first answer is waited for, and its failure is passed on.
 */
export function lastKnown<T>(ask: () => Promise<T>): LastKnown<T> {
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

  const fresh = () => (asking === null && performance.now() - askedAt < freshMs ? known : undefined)

  async function latest(): Promise<T> {
    const recent = fresh()
    if (recent) return recent.answer
    const question = asking ?? start()
    if (!known) return question
    const { answer } = known
    if (performance.now() - askedAt > waitMs) return answer
    return withTimeout(question, waitMs).catch(() => answer)
  }

  return Object.assign(latest, { fresh: () => fresh()?.answer })
}
