/** The clock of the tables as this device knows it, in milliseconds since 1970. */
export interface TableClock {
  now(): number
  /** A message that the server sent at this instant has arrived: it cannot be earlier now. */
  heard(sentAt: number): void
  /** Compares with the server's clock again. Rejects if no reply came. */
  measure(): Promise<void>
}

const pings = 5
/** Every so often, because clocks drift apart. */
export const measureEveryMs = 60_000

interface ClockDeps {
  /** The server's clock; its reply takes as long as the way there and back. */
  readonly ask: () => Promise<number>
  /** A clock of the device that never jumps, in milliseconds. */
  readonly local: () => number
}

/**
 * Five questions; the one that was answered the fastest counts, because its way there and back leaves the least room: the server's clock read so much at some instant between the two, taken as the middle. All screens at a
 * table show what this clock says and are together within half of their fastest ways.
 */
export function createTableClock({ ask, local }: ClockDeps): TableClock {
  /** Server less device; null before anything is known. */
  let offset: number | null = null
  return {
    now: () => local() + (offset ?? 0),
    heard: (sentAt) => {
      const least = sentAt - local()
      if (offset === null || offset < least) offset = least
    },
    measure: async () => {
      let best: { readonly tookMs: number; readonly offset: number } | null = null
      let failure: unknown
      for (let ping = 0; ping < pings; ping++) {
        const from = local()
        try {
          const server = await ask()
          const tookMs = local() - from
          if (best === null || tookMs < best.tookMs) best = { tookMs, offset: server - (from + tookMs / 2) }
        } catch (error) {
          failure = error // the others count
        }
      }
      if (best === null) throw failure
      offset = best.offset
    },
  }
}
