import { type EventUrn, readUrn, urn } from '../model/urn.ts'

/**
 * Our ids of a bought feed's events begin with the feed's code in this installation, so that two feeds never meet in one id: with code `m1`, a vendor's match 1042
 * is `andon:match:m1-1042`.
 */
export const feedCodePattern = /^[a-z][a-z0-9]*$/

/** Our id of the event the vendor calls `key`. */
export const eventFromFeed = (code: string, kind: 'match' | 'outright', key: string): EventUrn =>
  urn(kind, `${code}-${key}`)

/** The vendor's key of one of our ids; throws RangeError when the event is not of this feed. */
export function keyInFeed(
  code: string,
  event: EventUrn,
): { readonly kind: 'match' | 'outright'; readonly key: string } {
  const read = readUrn(event)
  if (!read?.key.startsWith(`${code}-`)) throw new RangeError(`${event} is no event of feed ${code}`)
  return { kind: read.kind === 'match' ? 'match' : 'outright', key: read.key.slice(code.length + 1) }
}
