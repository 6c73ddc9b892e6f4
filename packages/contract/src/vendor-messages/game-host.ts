import type { GameCommand, GameEvent, VendorAdaptor } from './adaptor.ts'

/** The part of a browser window that the host side needs; tests bring their own. */
export interface MessageTarget {
  postMessage(message: unknown, targetOrigin: string): void
}

export interface IncomingMessage {
  readonly origin: string
  readonly source: unknown
  readonly data: unknown
}

export interface GameHost {
  /** Give it every `message` event of the page; returns what it made of it, or null when it is none of this game's. */
  receive(message: IncomingMessage): GameEvent | null
  /** False when the dialect has no such command, or the frame is not there. */
  send(command: GameCommand): boolean
}

/**
 * The hosting page's side of a game frame. A message counts only if its origin is the launch address's, its source is our frame's own window, and it
 * fits the vendor's schema. Messages to the game name its origin, never `*`.
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
