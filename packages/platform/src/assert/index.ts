/** For what can only be our mistake: fails the request, is logged as a bug, never explained to a player. */
export function assert(condition: unknown, why: string): asserts condition {
  if (!condition) throw new Error(`assertion failed: ${why}`)
}
