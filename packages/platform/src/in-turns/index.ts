import { setImmediate as nextTurn } from 'node:timers/promises'

/** The most milliseconds of work in one turn of the event loop. */
const mostMs = 5

/** Each turn is for one piece of work, however many wait. */
let queue: Promise<unknown> = Promise.resolve()

/** Does `work` for each item, and lets the event loop do everything else after each few milliseconds. One item should take less than that, the work of a generator included. */
export async function inTurns<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void = () => undefined,
): Promise<void> {
  const open = items[Symbol.iterator]()
  for (;;) {
    queue = queue.then(() => nextTurn())
    await queue
    const until = performance.now() + mostMs
    while (performance.now() < until) {
      const next = open.next()
      if (next.done) return
      work(next.value)
    }
  }
}
