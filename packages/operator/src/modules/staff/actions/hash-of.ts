import { createHash } from 'node:crypto'

/** A row of the log of actions before its hash. */
export interface WrittenAction {
  /** 1, 2, 3 …: without a gap. */
  readonly id: number
  /** Whole milliseconds. */
  readonly at: Temporal.Instant
  readonly actor: string
  readonly via: 'account' | 'key' | 'schedule'
  readonly roles: readonly string[]
  readonly endpoint: string
  readonly outcome: string
  readonly subject: string
  readonly requestId: string
  /** JSON of request, before and after. */
  readonly content: string
  /** The hash of the row before; null in the first. */
  readonly previous: Buffer | null
}

/** SHA-256 over every field of the row in a fixed order, the hash of the row before among them. */
export function hashOf(row: WrittenAction): Buffer {
  const { id, at, actor, via, roles, endpoint, outcome, subject, requestId, content, previous } = row
  const fields = [id, at.epochMilliseconds, actor, via, roles, endpoint, outcome, subject, requestId, content]
  return createHash('sha256')
    .update(previous ?? '')
    .update(JSON.stringify(fields))
    .digest()
}
