import type { GameCommand, GameEvent, VendorAdaptor } from './adaptor.ts'

/** The part of a browser window that the host needs. */
export interface MessageTarget {
  postMessage(message: unknown, targetOrigin: string): void
}

export interface IncomingMessage {
  readonly origin: string
  readonly source: unknown
  readonly data: unknown
}

export interface GameHost {
  /** Parses a `message` event of the page; null if it is not from this game. */
  receive(message: IncomingMessage): GameEvent | null
  /** False if the dialect has no such command or the frame is gone. */
  send(command: GameCommand): boolean
  /** Call after each load of the frame: asks the game for its events, if its dialect needs that. */
  subscribe(): void
  /** See `VendorAdaptor`. */
  readonly saysReady: boolean
}

/**
 * The host side of a game frame. A message is accepted only if its origin is that of the launch URL or one that the supplier names, its source is the frame's
 * window, and it matches the dialect's schema. Messages to the game go to the launch URL's origin; if the launch has led to another of the accepted
 * origins, to that one from its first message on. Never to `*`.
 */
export function createGameHost({
  adaptor,
  launchUrl,
  messageOrigins,
  frame,
}: {
  adaptor: VendorAdaptor
  launchUrl: string
  messageOrigins: readonly string[]
  frame: () => MessageTarget | null | undefined
}): GameHost {
  let { origin } = new URL(launchUrl)
  const accepted = new Set([origin, ...messageOrigins.filter(isOrigin)])
  const post = (messages: readonly unknown[]) => {
    const target = frame()
    if (!target) return false
    for (const message of messages) target.postMessage(message, origin)
    return messages.length > 0
  }
  return {
    receive: (message) => {
      const target = frame()
      if (!target || !accepted.has(message.origin) || message.source !== target) return null
      origin = message.origin
      return adaptor.parse(message.data)
    },
    send: (command) => post(adaptor.commands[command]),
    subscribe: () => void post(adaptor.subscriptions),
    saysReady: adaptor.saysReady,
  }
}

/** `https://games.example`: neither `*` nor the `null` of frames without an origin. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text
}
