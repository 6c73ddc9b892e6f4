/** A limit in force. */
export interface Standing {
  readonly value: number
  /** The waiting change: a higher value, or null for a removal. Undefined: none. */
  readonly pending?: number | null
}

/** The effect of a requested value on a limit in force: less protection waits, more applies at once. */
export type Effect =
  | { readonly effect: 'none' }
  | { readonly effect: 'lower'; readonly dropsPending: boolean }
  | { readonly effect: 'drop-pending' }
  | { readonly effect: 'wait' }

/** `asked` null is a removal. A repeated request keeps its waiting time. */
export function effectOf(asked: number | null, { value, pending }: Standing): Effect {
  if (asked !== null && asked < value) return { effect: 'lower', dropsPending: pending !== undefined }
  if (asked === value) return pending === undefined ? { effect: 'none' } : { effect: 'drop-pending' }
  return asked === pending ? { effect: 'none' } : { effect: 'wait' }
}
