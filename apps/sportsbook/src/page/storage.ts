import { browserStorage, pageStorage } from '@andon/web-kit/storage'
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'

let denied = false
const listeners = new Set<() => void>()
/** Values that the browser would not store: they last until the page closes. */
const inPage = pageStorage()
const areas = {
  localStorage: browserStorage('localStorage', inPage, deny),
  sessionStorage: browserStorage('sessionStorage', inPage, deny),
}
type Area = keyof typeof areas

/** Reads what an earlier visit stored, if it still has its shape. Where storage is denied or full, reads what this page has stored. */
export function readStored<Schema extends v.GenericSchema>(
  area: Area,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(areas[area].read(key) ?? 'null'))
    return parsed.success ? parsed.output : null
  } catch {
    return null // not JSON
  }
}

/** Stores a value for the next visit; null removes it. */
export function store(area: Area, key: string, value: unknown): void {
  if (value === null) areas[area].remove(key)
  else areas[area].write(key, JSON.stringify(value))
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
