/** For what can only be our mistake. The platform's own assert stands beside its database code, which browsers cannot load. */
export function assert(condition: unknown, why: string): asserts condition {
  if (!condition) throw new Error(`assertion failed: ${why}`)
}
