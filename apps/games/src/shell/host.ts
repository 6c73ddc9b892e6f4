import { type VanguardCommand, type VanguardEvent, vanguardCommands } from '@andon/contract/vendor-messages/vanguard'

/** Commands of the host. */
export type HostCommand = Exclude<VanguardCommand, 'roundStartSeen'>

/** The page around this frame. */
export interface Host {
  /** A page that has its own way back, says that this is a demo, and explains refusals of stakes. */
  readonly isThere: boolean
  send(event: VanguardEvent): void
  /**
   * Sends `gameBusy` and resolves when the host has acknowledged it, or after `acknowledgeMs`. Request the round's result only then: the host gets balances
   * over its own connection too, and must hold them back until the game has shown the round. A host that does not acknowledge is waited for once.
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

/** Accepts commands only from the parent window with the origin verified at launch. Never sends to `*`. */
export function connectHost(
  window: HostWindow,
  hostOrigin: string | null,
  onCommand: (command: HostCommand) => void,
): Host {
  if (hostOrigin === null) return { isThere: false, send: () => {}, startRound: async () => {} } // not embedded
  let acknowledges = true // until one acknowledgement is missing
  let acknowledged = () => {}
  const send = (event: VanguardEvent) => window.parent.postMessage(JSON.stringify(event), hostOrigin)
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== hostOrigin || source !== window.parent) return
    const command = commandOf(data)
    if (command === 'roundStartSeen') {
      acknowledges = true
      acknowledged()
    } else if (command) onCommand(command)
  })
  return {
    isThere: true,
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

function commandOf(data: unknown): VanguardCommand | undefined {
  const names = Object.keys(vanguardCommands) as VanguardCommand[] // Object.keys forgets the literal names
  return names.find((name) => vanguardCommands[name] === data)
}
