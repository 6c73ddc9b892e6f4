/** Whether prices are those of now. `lost`: the browser is offline, or the stream has told nothing for too long. */
export type LineState = 'current' | 'lost'

/** A break that is over before does not count: the stream fills it in. */
const shortBreakMs = 1500

/** Follows the stream and the browser; `current` again once the stream has told what was missed. */
export function createLine() {
  let state: LineState = 'current'
  let streams = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  function set(next: LineState): void {
    clearTimeout(timer)
    timer = undefined
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }
  globalThis.addEventListener?.('offline', () => set('lost'))
  return {
    get: (): LineState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** The stream was lost, or is current again. */
    told: (isCurrent: boolean): void => {
      streams = isCurrent
      if (isCurrent) set(globalThis.navigator?.onLine === false ? 'lost' : 'current')
      else timer ??= setTimeout(() => !streams && set('lost'), shortBreakMs)
    },
  }
}
