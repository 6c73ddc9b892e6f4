import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Topic } from '@andon/contract/topic'
import { assert } from '@andon/platform/assert'
import type { Bus } from '@andon/platform/bus'
import { createHub, type Hub } from '@andon/platform/realtime'
import type { RunningSource, TopicContexts, TopicOrigin, TopicSource } from './topic-source.ts'

const folder = join(import.meta.dirname, '../topics')

export interface RunningTopics {
  readonly hub: Hub
  stop(): void
}

/** Starts what publishes the topics of an origin, each file of its folder in `topics`, and returns the hub that sends them. */
export async function startTopics<Origin extends TopicOrigin>(
  origin: Origin,
  { bus, ...context }: Omit<TopicContexts[Origin], 'hub'> & { bus: Bus },
): Promise<RunningTopics> {
  const sources = await loadSources(origin)
  const running = new Map<TopicSource<Origin>, RunningSource<Topic>>()
  const topics = sources.map((source) => {
    const { topic } = source
    return topic.image
      ? { topic, image: async (params: object, to: string) => running.get(source)?.image?.(params, to) }
      : { topic }
  })
  const hub = createHub({ topics, log: context.log })
  for (const source of sources) {
    const started = source.start?.({ ...context, hub } as unknown as TopicContexts[Origin]) ?? {} // the context without its hub is what was given
    assert(!source.topic.image === !started.image, `${source.topic.name} declares an image, and its source reads it`)
    running.set(source, started)
  }
  const byFact = Map.groupBy(
    sources.flatMap((source) => [...(source.facts ?? []), ...(running.get(source)?.facts ?? [])]),
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
      hub.closeAll()
    },
  }
}

function loadSources<Origin extends TopicOrigin>(origin: Origin): Promise<readonly TopicSource<Origin>[]> {
  const files = readdirSync(join(folder, origin)).filter((name) => !name.endsWith('.test.ts'))
  return Promise.all(
    files.map(async (name) => {
      const { source } = (await import(join(folder, origin, name))) as { source?: TopicSource<Origin> } // what the folder's files export
      assert(source, `topics/${origin}/${name} exports a source`)
      return source
    }),
  )
}
