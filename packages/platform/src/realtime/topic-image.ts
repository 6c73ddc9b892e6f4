import type { Position, ServerFrame } from '@andon/contract/realtime'
import type { Log } from '../log/index.ts'
import type { createMessageLog } from './message-log.ts'
import { type Reader, sendBytes } from './reader.ts'

/** A reader who comes gets so many messages with an image at most; with more of them a fresh one is read. */
const mostAfterImage = 60

interface TopicImageOptions {
  readonly path: string
  readonly messages: Pick<ReturnType<typeof createMessageLog>, 'seq' | 'reach' | 'after'>
  position(seq: number): Position
  /** Undefined if there is nothing of the topic's parameters. */
  readImage(): Promise<unknown>
  /** A fresh image can be sent. */
  onRead(): void
  onFailed(code: 'UNKNOWN_TOPIC' | 'UNAVAILABLE'): void
  readonly log: Log
}

/** The latest image of a topic, kept as the frame that all readers get. It is read again when too many messages have come since. */
export function createTopicImage({ path, messages, position, readImage, onRead, onFailed, log }: TopicImageOptions) {
  let image: { seq: number; bytes: Buffer } | null = null
  let isReading = false

  async function renew(): Promise<void> {
    if (isReading) return
    isReading = true
    const at = position(messages.seq()) // messages that come while it is read may be in it already, and are sent after it
    const found = await readImage().catch((error) => {
      log.warn({ err: error, topic: path }, 'the image of a topic cannot be read')
      return unavailable
    })
    isReading = false
    if (found === unavailable || found === undefined) {
      onFailed(found === undefined ? 'UNKNOWN_TOPIC' : 'UNAVAILABLE')
      return
    }
    if (at.token !== position(at.seq).token || at.seq < messages.reach()) return // too old already; the next tick reads it again
    const shown: ServerFrame = { type: 'image', topic: path, ...at, data: found }
    image = { seq: at.seq, bytes: Buffer.from(JSON.stringify(shown)) }
    onRead()
  }

  return {
    /** Sends the image and what it counts as known. False while it has to be read first: `onRead` or `onFailed` follows. */
    send: (reader: Reader): boolean => {
      if (image === null || image.seq < messages.reach() || messages.after(image.seq).length > mostAfterImage) {
        void renew()
        return false
      }
      reader.waits = false
      reader.sent = image.seq
      sendBytes(reader.socket, image.bytes)
      return true
    },
    drop: (): void => {
      image = null
    },
    isKept: () => image !== null,
  }
}

const unavailable = Symbol('unavailable')
