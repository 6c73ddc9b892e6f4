import type { EventUrn } from '../model/urn.ts'
import type { MessageOf } from './messages.ts'

/**
 * A vendor's message that cannot be read as what it claims to be. It may have been a bet stop, so the event is suspended, if the message names one. `at` is the
 * sender's time; what cannot be read is null.
 */
export class UnreadableMessage extends Error {
  readonly event: EventUrn | null
  readonly producer: number | null
  readonly at: number | null

  constructor(why: string, about: { event: EventUrn | null; producer: number | null; at: number | null }) {
    super(why)
    this.event = about.event
    this.producer = about.producer
    this.at = about.at
  }
}

/** What an unreadable message stands for: a stop of every market of its event, until its next prices; null where it names none. `now` is the time of one that names no time. */
export function stopFor({ event, producer, at }: UnreadableMessage, now: number): MessageOf<'betStop'> | null {
  if (event === null || producer === null) return null
  const about = { event, producer, at: at ?? now, requestId: null }
  return { type: 'betStop', ...about, groups: ['all'], status: 'suspended' }
}
