import type { Position } from '@andon/contract/realtime'
import type { Topic } from '@andon/contract/topic'
import * as v from 'valibot'
import type { Log } from '../log/index.ts'
import { createCatchUp, createFrames } from './catch-up.ts'
import { createVisits, type FanOut } from './fan-out.ts'
import { createMessageLog } from './message-log.ts'
import { createPace } from './pace.ts'
import { type Reader, sendFrame } from './reader.ts'
import { createTopicImage } from './topic-image.ts'

const mostKept = 500

export interface StreamOptions {
  readonly path: string
  readonly topic: Topic
  newToken(): string
  /** For a topic with an image; undefined if there is nothing of these parameters. */
  readImage(): Promise<unknown>
  /** Called when a reader is behind: `catchUpAll` is due in a moment. */
  onBehind(): void
  readonly fanOut: FanOut
  readonly log: Log
}

/**
 * A topic with its parameters and audience, and its readers. Numbers its messages once for all readers, so that the same bytes go to all who keep
 * up. A reader is only a number, up to which it knows everything: one who is slow, comes back, or waits gets what the log keeps after that number.
 */
export function createStream({ path, topic, newToken, readImage, onBehind, fanOut, log }: StreamOptions) {
  const messages = createMessageLog({ conflation: topic.conflation, most: mostKept })
  const readers = new Set<Reader>()
  const behind = new Set<Reader>()
  let token = newToken()
  let flushed = 0
  const frames = createFrames(path, messages)
  const visits = createVisits({ readers, fanOut, visit: (reader) => catchUp(reader), onEnd: frames.forget })
  const position = (seq: number): Position => ({ token, seq })
  const pace = createPace(topic.conflation.everyMs ?? 0, flush)
  const image = createTopicImage({
    path,
    messages,
    position,
    readImage,
    onRead: () => visits.all(flushed),
    onFailed: (code) => {
      for (const reader of [...behind].filter(({ waits }) => waits)) reader.refuse(code)
    },
    log,
  })
  const catchUp = createCatchUp({ path, topic, messages, frames, image, behind, token: () => token, onBehind })

  function publish(message: unknown): void {
    const parsed = v.parse(topic.payload, message)
    if (visits.behindBy(messages.seq()) >= mostKept / 2) visits.finish() // before the log drops what some do not have yet
    messages.append(parsed)
    if (messages.isAlwaysSent(parsed) || messages.seq() - flushed >= mostKept) pace.runNow()
    else pace.run()
  }

  function flush(): void {
    flushed = messages.seq()
    visits.all(flushed)
  }

  return {
    publish,
    /** Answers with the position from which the reader hears: where it stopped, if the messages since then are known. */
    add: ({ socket, refuse }: Pick<Reader, 'socket' | 'refuse'>, since: Position | undefined): Reader => {
      const resumed = since?.token === token && since.seq >= messages.reach() && since.seq <= messages.seq()
      const sent = resumed ? since.seq : messages.seq()
      const reader: Reader = { socket, token, sent, waits: !resumed && topic.image !== undefined, refuse }
      readers.add(reader)
      sendFrame(socket, { type: 'subscribed', topic: path, ...position(sent), resumed })
      catchUp(reader)
      return reader
    },
    remove: (reader: Reader): void => {
      readers.delete(reader)
      behind.delete(reader)
    },
    catchUp,
    catchUpAll: (): void => {
      if (behind.size > 0) visits.all(flushed)
    },
    isAnyBehind: () => behind.size > 0,
    /** Messages were lost: every reader fetches the state again, or gets a fresh image. */
    resync: () => {
      pace.stop()
      token = newToken()
      messages.lose()
      flushed = messages.seq()
      image.drop()
      visits.all(flushed)
    },
    stop: pace.stop,
    isRead: () => readers.size > 0,
    /** Has something to resume from. */
    isWorthKeeping: () => messages.seq() > 0 || image.isKept(),
  }
}

export type Stream = ReturnType<typeof createStream>
