const key = 'continueLogin'
let leaving = false

/** A page keeps its language while it lives: the login goes on in a new one, which has the rest to do. */
export function continueLoginAt(path: string): void {
  try {
    sessionStorage.setItem(key, 'true')
  } catch {
    // forbidden: the new page asks for nothing
  }
  leaving = true
  location.assign(path)
}

/** Whether a login goes on in this page; yes is said once. */
export function takeContinuedLogin(): boolean {
  if (leaving) return false // it goes on in the page that is on its way
  try {
    const noted = sessionStorage.getItem(key) !== null
    sessionStorage.removeItem(key)
    return noted
  } catch {
    return false
  }
}
