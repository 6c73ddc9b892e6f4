import { useSyncExternalStore } from 'react'
import type * as v from 'valibot'
import { readStored, store } from './storage.ts'

/** A value that this browser remembers and every component sees change. */
export function createStoredState<Schema extends v.GenericSchema>(
  key: string,
  schema: Schema,
  initial: v.InferOutput<Schema>,
) {
  let value: v.InferOutput<Schema> = readStored('localStorage', key, schema) ?? initial
  const listeners = new Set<() => void>()
  const get = () => value
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    get,
    set(next: v.InferOutput<Schema>): void {
      value = next
      store('localStorage', key, next)
      for (const listener of listeners) listener()
    },
    use: (): v.InferOutput<Schema> => useSyncExternalStore(subscribe, get),
    subscribe,
  }
}
