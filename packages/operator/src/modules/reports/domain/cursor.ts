import { createHash } from 'node:crypto'

interface Place {
  readonly at: Temporal.Instant
  readonly number: number
}

/**
 * The place of a page's last line as opaque text. The seal turns typing errors, and cursors of somebody else, into a refusal; it keeps no secret,
 * since a place leads to the caller's own lines only.
 */
export function sealCursor(playerId: string, { at, number }: Place): string {
  const place = `${at.epochNanoseconds / 1000n}.${number}`
  return Buffer.from(`${place}.${seal(playerId, place)}`).toString('base64url')
}

/** Null for what is no cursor of this player. */
export function openCursor(playerId: string, cursor: string): Place | null {
  const text = Buffer.from(cursor, 'base64url').toString('latin1')
  const [, place = '', micros = '', number = '', sealed] = /^((\d{1,16})\.(\d{1,15}))\.([0-9a-f]{16})$/.exec(text) ?? []
  if (sealed === undefined || sealed !== seal(playerId, place)) return null
  return { at: Temporal.Instant.fromEpochNanoseconds(BigInt(micros) * 1000n), number: Number(number) }
}

function seal(playerId: string, place: string): string {
  return createHash('sha256').update(`history/${playerId}/${place}`).digest('hex').slice(0, 16)
}
