/** Frames that are sent in one turn of the event loop; what is left follows in the next turns, with the other work of the process between them. */
const usualAtOnce = 100

/** Sends to at most so many readers, and returns to how many. Fewer than `most`: it is done. */
export type Pass = (most: number) => number

export type FanOut = ReturnType<typeof createFanOut>

/**
 * Passes over the readers of topics, one after the other in the order in which they were added: a socket gets the messages of different topics in the order in which they were published. The first frames of a turn are
 * sent at once, so a message to a few readers does not wait.
 */
export function createFanOut(atOnce = usualAtOnce) {
  const passes: Pass[] = []
  let left = atOnce
  let nextTurn: ReturnType<typeof setImmediate> | undefined
  let isSending = false

  function send(): void {
    if (isSending) return
    isSending = true
    try {
      while (left > 0) {
        const [pass] = passes
        if (!pass) break
        const most = left
        const sent = pass(most)
        left -= sent
        if (sent < most) passes.shift()
      }
    } finally {
      isSending = false
      if (left < atOnce || passes.length > 0) nextTurn ??= setImmediate(beginTurn)
    }
  }

  function beginTurn(): void {
    nextTurn = undefined
    left = atOnce
    send()
  }

  return {
    add: (pass: Pass): void => {
      passes.push(pass)
      send()
    },
    stop: (): void => {
      clearImmediate(nextTurn)
      passes.length = 0
    },
  }
}

interface VisitsOptions<R> {
  readonly readers: Set<R>
  readonly fanOut: Pick<FanOut, 'add'>
  visit(reader: R): void
  /** All have been visited. */
  onEnd(): void
}

/** Visits all readers of a topic in passes. Who was visited longest ago is first, so that a message which comes meanwhile does not keep the last ones waiting. */
export function createVisits<R>({ readers, fanOut, visit, onEnd }: VisitsOptions<R>) {
  let left = 0
  let from = 0
  const pass: Pass = (most) => {
    let visited = 0
    for (const reader of readers) {
      if (visited === most || left === 0) break
      visited += 1
      left -= 1
      readers.delete(reader)
      readers.add(reader)
      visit(reader)
    }
    if (readers.size === 0) left = 0
    if (left === 0) onEnd()
    return visited
  }
  return {
    /** Visits each for what is known up to the message `seq`; where that is under way already, those who are waiting come first. */
    all: (seq: number): void => {
      const isUnderWay = left > 0
      left = readers.size
      if (left === 0 || isUnderWay) return
      from = seq
      fanOut.add(pass)
    },
    /** How many messages have come since the pass that is under way began; 0 where none is. */
    behindBy: (seq: number): number => (left > 0 ? seq - from : 0),
    /** Visits all who are left, in this turn. */
    finish: (): void => void pass(left),
  }
}
