const key = 'reloadedAt'
const againAfterMs = 10_000

/** A page that was just loaded for this very reason is not helped by loading it again at once. */
export function reloadOnce(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < againAfterMs) return
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    return // forbidden: nothing would stop it from loading for ever
  }
  location.reload()
}
