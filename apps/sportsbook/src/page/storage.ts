import { useSyncExternalStore } from 'react'
import * as v from 'valibot'

type Kind = 'localStorage' | 'sessionStorage'

/** Values that the browser would not store: they last until the page closes. */
const inMemory = new Map<string, string>()
let denied = false
const listeners = new Set<() => void>()

/** Reads what an earlier visit stored, if it still has its shape. Where storage is denied or full, reads what this page has stored. */
export function readStored<Schema extends v.GenericSchema>(
  storage: Kind,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(textOf(storage, key) ?? 'null'))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

function textOf(storage: Kind, key: string): string | null {
  const kept = inMemory.get(`${storage} ${key}`)
  if (kept !== undefined) return kept
  try {
    return window[storage].getItem(key)
  } catch {
    deny()
    return null
  }
}

/** Stores a value for the next visit; null removes it. */
export function store(storage: Kind, key: string, value: unknown): void {
  const name = `${storage} ${key}`
  inMemory.delete(name)
  try {
    if (value === null) window[storage].removeItem(key)
    else window[storage].setItem(key, JSON.stringify(value))
  } catch {
    if (value !== null) inMemory.set(name, JSON.stringify(value))
    deny()
  }
}

function deny(): void {
  if (denied) return
  denied = true
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The browser keeps nothing for us, as where third-party storage is blocked and this is a frame of another site. */
export const useStorageDenied = (): boolean => useSyncExternalStore(subscribe, () => denied)
