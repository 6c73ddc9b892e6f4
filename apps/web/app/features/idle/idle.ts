/**
 * The server records activity at most once a minute (identity/sessions), so a session may end that much earlier than the page calculates. The
 * player has another minute to answer the warning.
 */
const notedWithinMs = 60_000
const timeToAnswerMs = 60_000

/** True if a player whose last activity was `quietMs` ago is to be warned. */
export function isAboutToEnd({
  quietMs,
  idleTimeoutMinutes,
}: {
  quietMs: number
  idleTimeoutMinutes: number
}): boolean {
  return quietMs >= idleTimeoutMinutes * 60_000 - notedWithinMs - timeToAnswerMs
}
