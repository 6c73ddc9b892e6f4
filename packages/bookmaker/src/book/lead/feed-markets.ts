import { type Lease, LeaseLost } from '@andon/platform/leader'
import type { Log } from '@andon/platform/log'
import type { FeedAdapter } from '../../feed/adapter.ts'
import { definitionsWith, describedOf, type MarketDescription } from '../../feed/market-description.ts'
import { writeDescriptions } from '../market-descriptions.ts'

/** Time before a feed is asked for its markets again. */
const retryMs = 60_000

interface Sources {
  readonly stored: readonly MarketDescription[]
  readonly adapter: FeedAdapter
  readonly lease: Lease
  readonly log: Log
}

/** The markets that only the feed describes, as it described them last. */
export function feedMarkets({ stored, adapter, lease, log }: Sources) {
  let described = describedOf(stored)
  let isRunning = true
  let retry: ReturnType<typeof setTimeout> | undefined

  async function request(): Promise<void> {
    if (!adapter.describeMarkets) return
    try {
      const descriptions = [...describedOf(await adapter.describeMarkets()).values()]
      if (!isRunning) return
      await lease.write((tx) => writeDescriptions(tx, descriptions))
      described = describedOf(descriptions)
    } catch (error) {
      if (error instanceof LeaseLost) return
      log.warn({ err: error }, 'the feed could not be asked for its markets; trying again')
      if (isRunning) retry = setTimeout(request, retryMs)
    }
  }

  return {
    described: () => described,
    definitions: definitionsWith(() => described),
    /** Requested before the first message, so that no market is hidden that the feed describes; without a reply those stay hidden, and the request is repeated. */
    request,
    stop(): void {
      isRunning = false
      clearTimeout(retry)
    },
  }
}
export type FeedMarkets = ReturnType<typeof feedMarkets>
