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
