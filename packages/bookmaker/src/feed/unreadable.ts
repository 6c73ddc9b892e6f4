import type { EventUrn } from '../model/urn.ts'

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
