const key = 'reloadedAt'
const againAfterMs = 10_000

/** Reloads the page, but not if it was reloaded moments ago: another reload would not help. */
export function reloadOnce(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < againAfterMs) return
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    return // storage is forbidden: nothing would stop a reload loop
  }
  location.reload()
}
