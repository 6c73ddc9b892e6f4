/** A limit as it stands. */
export interface Standing {
  readonly value: number
  /** What waits: a higher value, or null for the removal. Undefined: nothing. */
  readonly pending?: number | null
}

/** What asking for a value does to a limit that stands: less protection always waits, more protection never does. */
export type Effect =
  | { readonly effect: 'none' }
  | { readonly effect: 'lower'; readonly dropsPending: boolean }
  | { readonly effect: 'drop-pending' }
  | { readonly effect: 'wait' }

/** `asked` null asks for the removal. A change that waits already keeps its place in time. */
export function effectOf(asked: number | null, { value, pending }: Standing): Effect {
  if (asked !== null && asked < value) return { effect: 'lower', dropsPending: pending !== undefined }
  if (asked === value) return pending === undefined ? { effect: 'none' } : { effect: 'drop-pending' }
  return asked === pending ? { effect: 'none' } : { effect: 'wait' }
}
