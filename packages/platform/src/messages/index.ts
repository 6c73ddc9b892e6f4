import type { Tx } from '../sql/index.ts'

export type Channel = 'email' | 'sms'

export interface Message {
  readonly channel: Channel
  /** Code of the brand that sends it. */
  readonly site: string
  /** An e-mail address, or a phone number as `+819012345678`. */
  readonly to: string
  /** Mail only. */
  readonly subject?: string
  readonly text: string
  /** The one-time code that `text` contains, if it contains one. */
  readonly code?: string
  /** Mail only. It is checked once more when it is sent. */
  readonly promotion?: Promotion
}

/** Marks a mail that its player can end. */
export interface Promotion {
  readonly playerId: string
  readonly topic: string
  /** Ends these mails with one POST (RFC 8058); shows a page with a button to a GET. */
  readonly unsubscribeUrl: string
}

/** Mail and SMS to players, queued in the caller's transaction: a use case that fails sends nothing. */
export interface Messages {
  send(tx: Tx, message: Message): Promise<void>
}

export { withSignature } from './signature.ts'
export { createSmtpMessages, type MailDelivery } from './smtp.ts'
