const key = 'reloadedAt'
const againAfterMs = 10_000

/** Loads the page again, or the one at `address`. False: it was reloaded moments ago, and another reload would not help. */
export function reloadOnce(address?: string): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < againAfterMs) return false
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    return false // storage is forbidden: nothing would stop a reload loop
  }
  if (address === undefined || address === location.href) location.reload()
  else location.assign(address)
  return true
}
