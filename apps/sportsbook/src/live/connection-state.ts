import { createListeners } from '../page/listeners.ts'

/** `current`: prices are up to date. `lost`: the browser is offline, or the stream has been silent for too long. */
export type ConnectionState = 'current' | 'lost'

/** A break that ends sooner does not count: the stream fills it in. */
const shortBreakMs = 1500

/** Follows the stream and the browser; `current` again once the stream has sent what was missed. */
export function createConnectionState() {
  let state: ConnectionState = 'current'
  let streams = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const { notify, subscribe } = createListeners()
  function set(next: ConnectionState): void {
    clearTimeout(timer)
    timer = undefined
    if (next === state) return
    state = next
    notify()
  }
  globalThis.addEventListener?.('offline', () => set('lost'))
  return {
    get: (): ConnectionState => state,
    subscribe,
    /** The stream was lost, or is current again. */
    setStream: (isCurrent: boolean): void => {
      streams = isCurrent
      if (isCurrent) set(globalThis.navigator?.onLine === false ? 'lost' : 'current')
      else timer ??= setTimeout(() => !streams && set('lost'), shortBreakMs)
    },
  }
}
