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
  /** False if the vendor has no such command or the frame is gone. */
  send(command: GameCommand): boolean
}

/**
 * The host side of a game frame. A message is accepted only if its origin is that of the launch URL, its source is the frame's window, and it matches
 * the vendor's schema. Messages to the game are addressed to its origin, never to `*`.
 */
export function createGameHost({
  adaptor,
  launchUrl,
  frame,
}: {
  adaptor: VendorAdaptor
  launchUrl: string
  frame: () => MessageTarget | null | undefined
}): GameHost {
  const { origin } = new URL(launchUrl)
  return {
    receive: (message) => {
      const target = frame()
      if (!target || message.origin !== origin || message.source !== target) return null
      return adaptor.parse(message.data)
    },
    send: (command) => {
      const message = adaptor.commands[command]
      const target = frame()
      if (message === null || message === undefined || !target) return false
      target.postMessage(message, origin)
      return true
    },
  }
}
