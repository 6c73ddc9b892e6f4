import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { assert } from '@andon/platform/assert'
import type { Bus } from '@andon/platform/bus'
import { createHub, type Hub } from '@andon/platform/realtime'
import type { TopicContext, TopicSource } from './topic-source.ts'

const folder = join(import.meta.dirname, '../topics')

/** Starts what publishes topics, each file of the folder `topics`, and returns the hub that sends them. */
export async function startTopics({
  bus,
  ...context
}: Omit<TopicContext, 'hub'> & { bus: Bus }): Promise<{ hub: Hub; stop(): void }> {
  const sources = await loadSources()
  const running = new Map<TopicSource, ReturnType<NonNullable<TopicSource['start']>>>()
  const topics = sources.map((source) => {
    const { topic } = source
    return topic.image ? { topic, image: async (params: object) => running.get(source)?.image?.(params) } : { topic }
  })
  const hub = createHub({ topics, log: context.log })
  for (const source of sources) {
    const started = source.start?.({ ...context, hub }) ?? {}
    assert(!source.topic.image === !started.image, `${source.topic.name} declares an image, and its source reads it`)
    running.set(source, started)
  }
  const byFact = Map.groupBy(
    sources.flatMap(({ facts = [] }) => facts),
    ({ fact }) => fact,
  )
  const unsubscribe = bus.subscribe({
    onFact: (fact) => {
      for (const { publish } of byFact.get(fact.name) ?? []) publish(fact, hub)
    },
    onGap: () => hub.resyncAll(),
  })
  return {
    hub,
    stop: () => {
      unsubscribe()
      for (const { stop } of running.values()) stop?.()
    },
  }
}

function loadSources(): Promise<readonly TopicSource[]> {
  const files = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'))
  return Promise.all(
    files.map(async (name) => {
      const { source } = (await import(join(folder, name))) as { source?: TopicSource } // what the folder's files export
      assert(source, `topics/${name} exports a source`)
      return source
    }),
  )
}
