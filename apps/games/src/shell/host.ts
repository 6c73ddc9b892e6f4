import { type VanguardCommand, type VanguardEvent, vanguardCommands } from '@andon/contract/vendor-messages/vanguard'

/** What a host may ask of a game. */
export type HostCommand = Exclude<VanguardCommand, 'roundStartSeen'>

/** The page around this frame. */
export interface Host {
  send(event: VanguardEvent): void
  /**
   * Sends `gameBusy` and resolves when the host has acknowledged it, or after `acknowledgeMs`. Ask for a round's result only then: the host learns results by
   * a connection of its own, and must know first that it has to hold them back. A host that never acknowledges is waited for once.
   */
  startRound(round: { readonly stake: number; readonly showsForMs: number }): Promise<void>
}

const acknowledgeMs = 1_000

/** The part of a window that this conversation needs. */
export interface HostWindow {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void }
  addEventListener(type: 'message', listener: (message: HostMessage) => void): void
}

export interface HostMessage {
  readonly origin: string
  readonly source: unknown
  readonly data: unknown
}

/** A command counts only from the parent window itself, under the origin found trustworthy at launch. Nothing is ever sent to `*`. */
export function connectHost(
  window: HostWindow,
  hostOrigin: string | null,
  onCommand: (command: HostCommand) => void,
): Host {
  if (hostOrigin === null) return { send: () => {}, startRound: async () => {} } // in a window of its own
  let acknowledges = true // until it has been seen that this host does not
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
