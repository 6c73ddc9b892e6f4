/**
 * The server notes a player's presence at most once a minute (identity/sessions.ts), so a session may end that much before its time as the page
 * counts it; and whoever is warned has a minute to answer.
 */
const notedWithinMs = 60_000
const timeToAnswerMs = 60_000

/** Whether a player of whom the server has heard `quietMs` ago is to be asked if they are still there. */
export function isAboutToEnd({
  quietMs,
  idleTimeoutMinutes,
}: {
  quietMs: number
  idleTimeoutMinutes: number
}): boolean {
  return quietMs >= idleTimeoutMinutes * 60_000 - notedWithinMs - timeToAnswerMs
}
