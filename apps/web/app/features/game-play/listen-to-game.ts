import type { GameEvent } from '@andon/contract/vendor-messages/adaptor'
import type { GameHost, IncomingMessage } from '@andon/contract/vendor-messages/game-host'

/** The part of the page's window that receives messages. */
export interface MessageWindow {
  addEventListener(type: 'message', listener: (message: IncomingMessage) => void): void
  removeEventListener(type: 'message', listener: (message: IncomingMessage) => void): void
}

/** Calls `onEvent` with each event of the game, until the returned function is called. */
export function listenToGame(
  page: MessageWindow,
  host: Pick<GameHost, 'receive'>,
  onEvent: (event: GameEvent) => void,
): () => void {
  const onMessage = (message: IncomingMessage) => {
    const event = host.receive(message)
    if (event) onEvent(event)
  }
  page.addEventListener('message', onMessage)
  return () => page.removeEventListener('message', onMessage)
}
