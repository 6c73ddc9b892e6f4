/** The device's connection, as the browser reports it. */
export interface Line {
  /** Resolves after `durationMs`, or as soon as the device is online again; then it is true. */
  pause(durationMs: number): Promise<boolean>
  /** Aborts `call` when the device is online again: a request from before may hang on a dead connection. */
  whileUnchanged<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T>
}

/** `wait`: on the clock of the stage. */
export function createLine(
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  wait: (durationMs: number) => Promise<void>,
): Line {
  const whileUnchanged: Line['whileUnchanged'] = async (call) => {
    const back = new AbortController()
    const onOnline = () => back.abort()
    window.addEventListener('online', onOnline)
    try {
      return await call(back.signal)
    } finally {
      window.removeEventListener('online', onOnline)
    }
  }
  return {
    whileUnchanged,
    pause: (durationMs) =>
      whileUnchanged((signal) =>
        Promise.race([
          wait(durationMs).then(() => false),
          new Promise<boolean>((resume) => signal.addEventListener('abort', () => resume(true))),
        ]),
      ),
  }
}

/**
 * Pauses between requests without a reply: 0.25 s at first, 2 s at most, and from the beginning again when the device is back online. Short, because the
 * player waits with a stake in play; the server gets one small request of each such player.
 */
export function createPauses(line: Line): { readonly next: () => Promise<void> } {
  let count = 0
  return {
    next: async () => {
      const isBack = await line.pause(Math.min(longestMs, firstMs * 2 ** count))
      count = isBack ? 0 : count + 1
    },
  }
}

const firstMs = 250
const longestMs = 2_000

/** With pauses of at most 2 s about three minutes. */
export const triesMax = 100
/** A repeated request asks for what the server knows already, so a reply that takes longer is lost. */
export const repeatedReplyMs = 5_000
