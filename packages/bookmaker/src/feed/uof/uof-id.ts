import type { EventUrn } from '../../model/urn.ts'
import { keyInFeed } from '../feed-ids.ts'

/** The vendor's id of one of our events, `sr:match:1042`. Throws RangeError when the event is not of this feed. */
export function uofId(code: string, event: EventUrn): string {
  const { kind, key } = keyInFeed(code, event)
  const [first = '', second] = key.split('-')
  if (kind === 'match') return second === undefined ? `sr:match:${first}` : `${first}:match:${second}`
  return `sr:${first}:${second}`
}
