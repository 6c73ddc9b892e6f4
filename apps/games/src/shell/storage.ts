import { browserStorage, historyStorage, type KeyValueStorage } from '@andon/web-kit/storage'

export type { KeyValueStorage }

/** Storage that lasts until the tab closes: for tokens, because no other page can read it. */
export const tabStorage: KeyValueStorage = historyStorage

/**
 * Until the tab closes, also where the page around the game is loaded again, which gives the frame a new history entry: such as the bets of the last round. Pages of the games' origin can read it: it is no place for
 * tokens. Where the browser refuses it, as `tabStorage`.
 */
export const visitStorage: KeyValueStorage = browserStorage('sessionStorage', historyStorage)

/** For this device, such as the choice of sound. Where the browser refuses it, until the tab closes; never in a cookie. */
export const deviceStorage: KeyValueStorage = browserStorage('localStorage', historyStorage)
