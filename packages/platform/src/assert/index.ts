/** For conditions that only a bug can break: fails the request and is logged; players see no details. */
export function assert(condition: unknown, why: string): asserts condition {
  if (!condition) throw new Error(`assertion failed: ${why}`)
}
