const key = 'continueLogin'
let leaving = false

/** Continues a login on a page in the player's language: a page cannot change its own. */
export function continueLoginAt(path: string): void {
  try {
    sessionStorage.setItem(key, 'true')
  } catch {
    // storage is forbidden: the new page does not continue the login
  }
  leaving = true
  location.assign(path)
}

/** True if a login continues on this page; true only once. */
export function takeContinuedLogin(): boolean {
  if (leaving) return false // the login continues on the page that is loading
  try {
    const continued = sessionStorage.getItem(key) !== null
    sessionStorage.removeItem(key)
    return continued
  } catch {
    return false
  }
}
