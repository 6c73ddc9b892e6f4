import { allows, subscribeToConsent } from '../page/consent.ts'
import { deleteCookie, readCookie, setCookie } from '../page/cookies.ts'

const cookie = 'lastPlayedGames'
const keptSeconds = 30 * 24 * 60 * 60
const most = 9

/** Games opened before it was known whether they may be stored. */
let waiting: string | undefined
subscribeToConsent(() => {
  if (waiting !== undefined) rememberOpened(waiting)
})

/** The games opened last in this browser, newest first: at most nine, for 30 days, and only with consent. */
export function lastOpened(): readonly string[] {
  return (readCookie(cookie) ?? '').split('.').filter((code) => /^[a-z0-9-]{2,40}$/.test(code))
}

export function rememberOpened(gameCode: string): void {
  waiting = allows('functional') ? undefined : gameCode
  if (waiting !== undefined) return
  const codes = [gameCode, ...lastOpened().filter((code) => code !== gameCode)].slice(0, most)
  setCookie(cookie, codes.join('.'), keptSeconds)
}

export function forgetLastOpened(): void {
  waiting = undefined
  deleteCookie(cookie)
}
