export type Uniqueness = 'unknown' | 'checking' | 'free' | 'taken'

interface Options<Request> {
  /** Resolves to true if the value is free. */
  ask(request: Request, signal: AbortSignal): Promise<boolean>
  readonly debounceMs?: number
}

/**
 * Checks whether a value is still free, a moment after the last change. Only the reply for the latest value counts, in any order of replies. If
 * the check fails, nothing is shown; sending the form checks again.
 */
export function createUniquenessCheck<Request extends object>({ ask, debounceMs = 400 }: Options<Request>) {
  let looked: string | null = null
  let state: Uniqueness = 'unknown'
  let stop = new AbortController()
  let under: { hurry(): void; readonly answered: Promise<void> } | null = null
  const listeners = new Set<() => void>()

  function change(next: Uniqueness): void {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  function begin(request: Request, signal: AbortSignal) {
    let hurry = () => {}
    const waited = new Promise<void>((done) => {
      const timer = setTimeout(done, debounceMs)
      hurry = done
      signal.addEventListener('abort', () => clearTimeout(timer))
    })
    const answered = waited.then(async () => {
      if (signal.aborted) return
      change('checking')
      const free = await ask(request, signal).catch(() => null)
      if (signal.aborted) return
      if (free === null) looked = null // so that the same value is checked again
      change(free === null ? 'unknown' : free ? 'free' : 'taken')
    })
    return { hurry: () => hurry(), answered }
  }

  return {
    /** Checks a value; null if it is not valid. */
    look(request: Request | null): void {
      const next = request === null ? null : JSON.stringify(request)
      if (next === looked) return
      looked = next
      stop.abort()
      stop = new AbortController()
      change('unknown')
      under = request === null ? null : begin(request, stop.signal)
    },
    /** The result once the pending check has finished, which starts at once. */
    async settle(): Promise<Uniqueness> {
      under?.hurry()
      await under?.answered
      return state
    },
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
