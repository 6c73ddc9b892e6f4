import type { FeedAdapter, FeedSink } from './adapter.ts'
import type { FeedLog, LogLine } from './log-file.ts'
import type { Message } from './messages.ts'
import { marketMap } from './trade360/market-map.ts'
import { readSnapshot, readTrade360 } from './trade360/read-trade360.ts'
import { UnreadableMessage } from './unreadable.ts'
import { readUof } from './uof/read-uof.ts'

interface Playing {
  readonly now: () => number
  /** Calls back after so many milliseconds; returns what cancels it. */
  readonly after: (ms: number, run: () => void) => () => void
  /** How much faster than it was recorded; the times of the messages stay those of the log. */
  readonly speed: number
}

/** A recorded log, played at its own pace or faster. Recoveries are answered by what the log holds; asking changes nothing. */
export function fileAdapter({ code, lines }: FeedLog, { now, after, speed }: Playing): FeedAdapter {
  let cancel = () => {}

  function deliver(line: LogLine, to: FeedSink): void {
    try {
      for (const message of messagesOf(line, code, (error) => to.unreadable(error))) to.message(message)
    } catch (error) {
      if (!(error instanceof UnreadableMessage)) throw error
      to.unreadable(error)
    }
  }

  return {
    async start(to) {
      const [began, first] = [now(), lines[0]?.at ?? 0]
      function playFrom(place: number): void {
        const line = lines[place]
        if (!line) return
        const due = began + (line.at - first) / speed
        cancel = after(Math.max(0, due - now()), () => {
          deliver(line, to)
          playFrom(place + 1)
        })
      }
      playFrom(0)
    },
    async recover() {},
    async stop() {
      cancel()
    },
  }
}

/** The messages of a line as the vendor's adapter reads them; `unread` is told of parts that cannot be read. Throws UnreadableMessage. */
export function messagesOf(line: LogLine, code: string, unread: (error: UnreadableMessage) => void): Message[] {
  const reading = { code, markets: marketMap, unread }
  if ('message' in line) return [line.message]
  if ('uof' in line) {
    const { xml, routingKey } = line.uof
    return [readUof(xml, { code, routingKey, unread })].filter((message) => message !== null)
  }
  if (!('trade360' in line)) return []
  const { channel } = line.trade360
  return 'snapshot' in line.trade360
    ? readSnapshot(line.trade360.snapshot.events, { ...line.trade360.snapshot, channel }, reading)
    : readTrade360(line.trade360.message, channel, { ...reading, arrivedAt: line.at })
}
