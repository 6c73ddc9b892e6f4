import { allows } from '../../shell/consent.ts'
import { deleteCookie, readCookie, setCookie } from '../../shell/cookies.ts'

const cookie = 'lastPlayedGames'
const keptSeconds = 30 * 24 * 60 * 60
const most = 9

/** The games opened last in this browser, newest first: nine at most, for 30 days, and only with its owner's consent. */
export function lastOpened(): readonly string[] {
  return (readCookie(cookie) ?? '').split('.').filter((code) => /^[a-z0-9-]{2,40}$/.test(code))
}

export function rememberOpened(gameCode: string): void {
  if (!allows('functional')) return
  const codes = [gameCode, ...lastOpened().filter((code) => code !== gameCode)].slice(0, most)
  setCookie(cookie, codes.join('.'), keptSeconds)
}

export const forgetLastOpened = (): void => deleteCookie(cookie)
