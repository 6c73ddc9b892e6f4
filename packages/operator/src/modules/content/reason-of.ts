/** Why a text cannot be shown, as one sentence. */
export const reasonOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message.replace(/^assertion failed: /, '') : String(cause)
