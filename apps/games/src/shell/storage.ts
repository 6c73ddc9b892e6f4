/** What outlives a page. An embedded page may be refused storage altogether, so neither of these relies on it. */
export interface KeyValueStorage {
  read(key: string): string | null
  write(key: string, value: string): void
}

/** For this visit: kept in the frame's own history entry, which a reload brings back and no other page can read. */
export const tabStorage: KeyValueStorage = {
  read: (key) => {
    const state: unknown = history.state
    if (typeof state !== 'object' || state === null) return null
    const value: unknown = Object.entries(state).find(([name]) => name === key)?.[1]
    return typeof value === 'string' ? value : null
  },
  write: (key, value) => history.replaceState({ ...history.state, [key]: value }, ''),
}

/** For this device: choices such as the sound. Where storage is refused, a cookie partitioned to the hosting site serves. */
export const deviceStorage: KeyValueStorage = {
  read: (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${encodeURIComponent(key)}=`))
      return found ? decodeURIComponent(found.slice(found.indexOf('=') + 1)) : null // storage is refused here
    }
  },
  write: (key, value) => {
    try {
      localStorage.setItem(key, value)
    } catch {
      // refused, or full
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
      document.cookie = `${encodeURIComponent(key)}=${encodeURIComponent(value)}; Path=/; Max-Age=31536000; Secure; SameSite=None; Partitioned`
    }
  },
}
