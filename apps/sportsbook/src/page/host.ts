import { type FromSportsBook, type ToSportsBook, toSportsBook } from '@andon/contract/vendor-messages/sports-book'
import * as v from 'valibot'

/** The page around this frame. */
export interface Host {
  readonly isThere: boolean
  /** The origin of the page around this frame. */
  readonly origin: string | null
  send(message: FromSportsBook): void
  onMessage(listener: (message: ToSportsBook) => void): void
}

/** Accepts messages only from the parent window with the origin verified at launch, and of a known shape. Never sends to `*`. */
export function connectHost(origin: string | null): Host {
  if (origin === null) return { isThere: false, origin, send: () => {}, onMessage: () => {} }
  return {
    isThere: true,
    origin,
    send: (message) => window.parent.postMessage(message, origin),
    onMessage: (listener) =>
      addEventListener('message', (event) => {
        if (event.origin !== origin || event.source !== window.parent) return
        const parsed = v.safeParse(toSportsBook, event.data)
        if (parsed.success) listener(parsed.output)
      }),
  }
}
