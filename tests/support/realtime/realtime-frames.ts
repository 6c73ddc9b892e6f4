import type { ServerFrame } from '@andon/contract/realtime'
import type { RawData } from 'ws'

/** A frame of the server; each message of a frame with several is a `message` of its own. */
export interface RealtimeFrame {
  readonly type: Exclude<ServerFrame['type'], 'messages'> | 'message'
  readonly topic?: string
  readonly seq?: number
  readonly token?: string
  readonly resumed?: boolean
  readonly code?: string
  // biome-ignore lint/suspicious/noExplicitAny: tests read the payloads of every topic
  readonly data?: any
}

export function framesIn(data: RawData): RealtimeFrame[] {
  const frame = JSON.parse(String(data)) as ServerFrame // what the server under test sends
  return frame.type === 'messages'
    ? frame.data.map((message) => ({ ...frame, type: 'message', data: message }))
    : [frame as RealtimeFrame]
}
