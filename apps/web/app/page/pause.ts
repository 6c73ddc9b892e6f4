/** Shorter than half a frame of a slow phone. */
const budgetMs = 6

/** Returns a function to await between two pieces of long work: it lets the page respond as soon as the work has taken a few milliseconds. */
export function createPause(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < budgetMs) return
    await nextTurn()
    began = performance.now()
  }
}

const nextTurn = () =>
  'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise<void>((on) => setTimeout(on))

declare const scheduler: { yield(): Promise<void> } | object // not in every browser
