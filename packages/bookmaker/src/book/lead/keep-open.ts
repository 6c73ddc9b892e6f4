import type { Log } from '@andon/platform/log'
import type { FeedMarkets } from './feed-markets.ts'

/** Between two tries to open a feed. */
const retryMs = 10_000

interface Feed {
  readonly feed: { readonly start: () => Promise<void>; readonly stop: () => Promise<void> }
  readonly markets: FeedMarkets
  readonly log: Log
}

/** Opens the feed, and tries again while it cannot be opened. Before it is open every producer is silent, so every market is suspended. */
export function keepOpen({ feed, markets, log }: Feed): { stop(): Promise<void> } {
  let isRunning = true
  let retry: ReturnType<typeof setTimeout> | undefined

  async function open(): Promise<void> {
    try {
      if (markets.described().size === 0) await markets.request()
      else void markets.request()
      if (!isRunning) return
      await feed.start()
    } catch (error) {
      log.error({ err: error }, 'the feed cannot be opened; trying again')
      await feed.stop().catch(() => undefined) // what it had opened before it failed
      if (isRunning) retry = setTimeout(open, retryMs)
    }
  }

  void open()
  return {
    async stop() {
      if (!isRunning) return
      isRunning = false
      clearTimeout(retry)
      markets.stop()
      await feed.stop()
    },
  }
}
