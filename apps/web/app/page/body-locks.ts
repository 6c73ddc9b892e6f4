export const bodyLocks = ['scroll-lock', 'dialog-open', 'search-lock'] as const

/** Removes every lock from the body, whichever script set it. */
export const unlockBody = (): void => document.body.classList.remove(...bodyLocks)
