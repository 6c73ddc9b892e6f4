import { createHash } from 'node:crypto'

/** A line's time and its id, to order lines of the same time. */
export interface Place {
  readonly at: Temporal.Instant
  readonly names: readonly string[]
}

/** Cursors are valid for one player and one history only. */
export interface CursorScope {
  readonly history: string
  readonly playerId: string
}

/**
 * The position of a page's last line as opaque text. The checksum catches typing errors and cursors of other histories; it is no secret, since a cursor
 * only ever finds the caller's own lines.
 */
export function sealCursor(scope: CursorScope, { at, names }: Place): string {
  const text = [at.epochNanoseconds / 1000n, ...names].join(' ')
  return Buffer.from(`${seal(scope, text)} ${text}`).toString('base64url')
}

/** Null if it is not a cursor of this player and history. */
export function openCursor(scope: CursorScope, cursor: string): Place | null {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, sealed, place = '', micros = '', names] = /^([0-9a-f]{16}) ((\d{1,16}) ([ \w.:-]{1,300}))$/.exec(text) ?? []
  if (names === undefined || sealed !== seal(scope, place)) return null
  return { at: Temporal.Instant.fromEpochNanoseconds(BigInt(micros) * 1000n), names: names.split(' ') }
}

function seal({ history, playerId }: CursorScope, place: string): string {
  return createHash('sha256').update(`history/${history}/${playerId}/${place}`).digest('hex').slice(0, 16)
}
