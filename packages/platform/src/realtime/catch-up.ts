import type { Topic } from '@andon/contract/topic'
import type { createMessageLog } from './message-log.ts'
import { isSlow, type Reader, sendBytes, sendFrame } from './reader.ts'
import type { createTopicImage } from './topic-image.ts'

type MessageLog = ReturnType<typeof createMessageLog>

interface Options {
  readonly path: string
  readonly topic: Topic
  readonly messages: MessageLog
  readonly frames: ReturnType<typeof createFrames>
  readonly image: Pick<ReturnType<typeof createTopicImage>, 'send'>
  /** Readers that are slow or wait for an image. */
  readonly behind: Set<Reader>
  /** The stream's token now; a reader with another one starts again. */
  readonly token: () => string
  /** Called when a reader is behind. */
  readonly onBehind: () => void
}

/** Returns the function that sends a reader what it does not know, as soon as it is not slow. */
export function createCatchUp({ path, topic, messages, frames, image, behind, token, onBehind }: Options) {
  /** After `resync`. */
  function startAgain(reader: Reader): void {
    reader.token = token()
    reader.sent = messages.reach()
    reader.waits = topic.image !== undefined
    if (!reader.waits) sendFrame(reader.socket, { type: 'resync', topic: path, token: token(), seq: reader.sent })
  }

  return (reader: Reader, { evenIfSlow = false } = {}): void => {
    if (reader.token !== token()) startAgain(reader)
    if (!reader.waits && reader.sent < messages.reach()) {
      if (!topic.image) {
        reader.socket.close(1013, 'too slow')
        return
      }
      reader.waits = true
    }
    if ((isSlow(reader.socket) && !evenIfSlow) || (reader.waits && !image.send(reader))) {
      behind.add(reader)
      onBehind()
      return
    }
    behind.delete(reader)
    if (reader.sent === messages.seq()) return
    sendBytes(reader.socket, frames.after(reader.sent))
    reader.sent = messages.seq()
  }
}

const noFrame = { known: -1, seq: -1, bytes: Buffer.alloc(0) }

/** Frames of the messages after a number: the same bytes for all who know as much, written once. */
export function createFrames(path: string, messages: Pick<MessageLog, 'seq' | 'after'>) {
  let frame = noFrame
  return {
    after: (known: number): Buffer => {
      const seq = messages.seq()
      if (frame.known !== known || frame.seq !== seq) {
        const head = `{"type":"messages","topic":${JSON.stringify(path)},"seq":${seq},"data":[`
        frame = { known, seq, bytes: Buffer.from(`${head}${messages.after(known).join(',')}]}`) }
      }
      return frame.bytes
    },
    forget: (): void => {
      frame = noFrame
    },
  }
}
