/** Values by key, each followed on its own: a component that shows one value renders again when that one changes, and no other does. */
export function createCells<Value>() {
  const values = new Map<string, Value>()
  const listeners = new Map<string, Set<() => void>>()
  return {
    get: (key: string): Value | undefined => values.get(key),
    keys: (): Iterable<string> => values.keys(),
    set(key: string, value: Value): void {
      if (values.get(key) === value) return
      values.set(key, value)
      for (const listener of listeners.get(key) ?? []) listener()
    },
    subscribe(key: string, listener: () => void): () => void {
      const known = listeners.get(key) ?? new Set()
      listeners.set(key, known)
      known.add(listener)
      return () => {
        known.delete(listener)
        if (known.size === 0 && listeners.get(key) === known) listeners.delete(key)
      }
    },
  }
}

export type Cells<Value> = ReturnType<typeof createCells<Value>>
