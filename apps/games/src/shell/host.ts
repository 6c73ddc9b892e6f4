import type { SpokenDialect } from '@andon/contract/vendor-messages/dialects'
import type { VanguardCommand } from '@andon/contract/vendor-messages/vanguard'
import type { GameDialect, HostEvent } from './dialects/dialect.ts'
import { createPlayngo } from './dialects/playngo.ts'
import { createPragmaticplay } from './dialects/pragmaticplay.ts'
import { createVanguard } from './dialects/vanguard.ts'

/** Commands of the host. */
export type HostCommand = Exclude<VanguardCommand, 'roundStartSeen'>

/** The page around this frame. */
export interface Host {
  /** A page that has its own way back, says that this is a demo, and explains refusals of stakes. */
  readonly isThere: boolean
  /** The page opens its cashier, or explains the refusal of a stake, when the game says so; otherwise the game does it itself. */
  tells(event: 'openCashier' | 'stakeRefused'): boolean
  send(event: HostEvent): void
  /**
   * Sends `gameBusy` and resolves when the host has acknowledged it, or after `acknowledgeMs`. Request the round's result only then: the host gets balances
   * over its own connection too, and must hold them back until the game has shown the round. A host that does not acknowledge is waited for once, and one
   * whose dialect has no acknowledgement never.
   */
  startRound(round: { readonly stake: number; readonly showsForMs: number }): Promise<void>
}

/** The longest time without a message to the host during a round: a slow reply, or the longest scene. */
export const showsForMs = 20_000

const acknowledgeMs = 1_000

/** The part of a window that the connection needs. */
export interface HostWindow {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void }
  addEventListener(type: 'message', listener: (message: HostMessage) => void): void
}

export interface HostMessage {
  readonly origin: string
  readonly source: unknown
  readonly data: unknown
}

const dialects: Readonly<Record<SpokenDialect, (post: (message: unknown) => void) => GameDialect>> = {
  vanguard: createVanguard,
  pragmaticplay: createPragmaticplay,
  playngo: createPlayngo,
}

/** Accepts commands only from the parent window with the origin verified at launch. Never sends to `*`. */
export function connectHost(
  window: HostWindow,
  { origin: hostOrigin, dialect: name }: { readonly origin: string | null; readonly dialect: SpokenDialect },
  onCommand: (command: HostCommand) => void,
): Host {
  if (hostOrigin === null) return notEmbedded
  const post = (message: unknown) => window.parent.postMessage(message, hostOrigin)
  const dialect = dialects[name](post)
  let { acknowledges } = dialect // until one acknowledgement is missing
  let acknowledged = () => {}
  const send = (event: HostEvent) => {
    for (const message of dialect.say(event)) post(message)
  }
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== hostOrigin || source !== window.parent) return
    const command = dialect.hear(data)
    if (command === 'roundStartSeen') {
      acknowledges = true
      acknowledged()
    } else if (command) onCommand(command)
  })
  return {
    isThere: true,
    tells: (event) => dialect.tells.has(event),
    send,
    startRound: (round) => {
      send({ event: 'gameBusy', ...round })
      if (!acknowledges) return Promise.resolve()
      return new Promise((done) => {
        const timer = setTimeout(() => {
          acknowledges = false
          done()
        }, acknowledgeMs)
        acknowledged = () => {
          clearTimeout(timer)
          done()
        }
      })
    },
  }
}

const notEmbedded: Host = { isThere: false, tells: () => false, send: () => {}, startRound: async () => {} }
