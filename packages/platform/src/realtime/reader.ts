import type { RefusedFrameCode, ServerFrame } from '@andon/contract/realtime'
import type { WebSocket } from 'ws'

/** Beyond this a reader is slow: it gets only what conflation keeps, once it has caught up. */
const slowAboveBytes = 64 * 1024
/** Beyond this its connection is closed; the client reconnects. */
const closeAboveBytes = 1024 * 1024

export type ReaderSocket = Pick<WebSocket, 'OPEN' | 'readyState' | 'bufferedAmount' | 'send' | 'close' | 'terminate'>

/** One topic on one connection. */
export interface Reader {
  readonly socket: ReaderSocket
  /** Names the series of message numbers that it knows. */
  token: string
  /** Knows every message up to this number. */
  sent: number
  /** Needs the topic's image first. */
  waits: boolean
  /** Ends it, with an answer to the client. */
  refuse(code: RefusedFrameCode): void
}

export const isSlow = ({ bufferedAmount }: ReaderSocket): boolean => bufferedAmount > slowAboveBytes

const asText = { binary: false }

export function sendBytes(socket: ReaderSocket, bytes: Buffer): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > closeAboveBytes) socket.close(1013, 'too slow')
  else socket.send(bytes, asText)
}

export function sendFrame(socket: ReaderSocket, frame: ServerFrame): void {
  sendBytes(socket, Buffer.from(JSON.stringify(frame)))
}
