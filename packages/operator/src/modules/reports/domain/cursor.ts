import { createHash } from 'node:crypto'

/** A line's time, and what tells it from others of that time. */
export interface Place {
  readonly at: Temporal.Instant
  readonly names: readonly string[]
}

/** Cursors of one history, or of one player, are no use in another. */
export interface CursorScope {
  readonly history: string
  readonly playerId: string
}

/**
 * The place of a page's last line as opaque text. The seal turns typing errors, and cursors from elsewhere, into a refusal; it keeps no secret, since a
 * place leads to the caller's own lines only.
 */
export function sealCursor(scope: CursorScope, { at, names }: Place): string {
  const text = [at.epochNanoseconds / 1000n, ...names].join(' ')
  return Buffer.from(`${seal(scope, text)} ${text}`).toString('base64url')
}

/** Null for what is no cursor of this player's in this history. */
export function openCursor(scope: CursorScope, cursor: string): Place | null {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, sealed, place = '', micros = '', names] = /^([0-9a-f]{16}) ((\d{1,16}) ([ \w.:-]{1,300}))$/.exec(text) ?? []
  if (names === undefined || sealed !== seal(scope, place)) return null
  return { at: Temporal.Instant.fromEpochNanoseconds(BigInt(micros) * 1000n), names: names.split(' ') }
}

function seal({ history, playerId }: CursorScope, place: string): string {
  return createHash('sha256').update(`history/${history}/${playerId}/${place}`).digest('hex').slice(0, 16)
}
