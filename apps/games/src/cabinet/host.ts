import { type VanguardCommand, type VanguardEvent, vanguardCommands } from '@andon/contract/vendor-messages/vanguard'

/** The page that holds this frame: told in JSON text, heard in the dialect's plain commands. */
export interface Host {
  tell(event: VanguardEvent): void
}

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
  onCommand: (command: VanguardCommand) => void,
): Host {
  if (hostOrigin === null) return { tell: () => {} } // played in a window of its own: there is nobody to tell
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== hostOrigin || source !== window.parent) return
    const command = commandOf(data)
    if (command) onCommand(command)
  })
  return { tell: (event) => window.parent.postMessage(JSON.stringify(event), hostOrigin) }
}

function commandOf(data: unknown): VanguardCommand | undefined {
  const names = Object.keys(vanguardCommands) as VanguardCommand[] // Object.keys forgets the literal names
  return names.find((name) => vanguardCommands[name] === data)
}
