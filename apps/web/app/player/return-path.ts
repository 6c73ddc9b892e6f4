import { readStored, store } from '../page/storage.ts'

/** A login that comes later than this is for something else. */
const lifetimeMs = 30 * 60 * 1000

/** Remembers where to go after the login, as a path below the language, until the player logs in, dismisses the dialog, or too much time passes. */
export function rememberReturnPath(path: string, now = Date.now()): void {
  store('loginReturnPath', path)
  store('loginReturnTime', String(now))
}

export function forgetReturnPath(): void {
  store('loginReturnPath', null)
  store('loginReturnTime', null)
}

/** The remembered path, once. Only paths of this site are accepted, to prevent open redirects. */
export function takeReturnPath(now = Date.now()): string | null {
  const path = readStored('loginReturnPath')
  const age = now - Number(readStored('loginReturnTime') ?? now) // an operator's own script may set the path alone
  forgetReturnPath()
  if (path === null || !path.startsWith('/') || path.startsWith('//')) return null
  return age >= 0 && age <= lifetimeMs ? path : null
}
