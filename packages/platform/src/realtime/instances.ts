import { type MessageOf, type ParamsOf, type Topic, topicParser, topicPath } from '@andon/contract/topic'
import { assert } from '../assert/index.ts'
import type { Log } from '../log/index.ts'
import { systemRandom } from '../random/index.ts'
import type { FanOut } from './fan-out.ts'
import { createStream, type Stream } from './stream.ts'

const catchUpEveryMs = 250
/** A topic keeps its messages this long after its last reader left, for readers who come back. */
const lingerMs = 60_000

/** Which site a visitor opened, and from which country. */
export interface VisitorPlace {
  readonly site: string
  readonly countryCode: string
}

export interface HubTopic {
  readonly topic: Topic
  /** The state now, for a topic with an image: of these parameters and of the player or session whose topic it is. Undefined if there is nothing. */
  image?(params: Readonly<Record<string, string>>, to: string): Promise<unknown>
}

/** A topic with its parameters, for one audience. */
export interface Instance {
  readonly key: string
  readonly topic: Topic
  readonly params: Readonly<Record<string, string>>
  readonly place: VisitorPlace
  readonly stream: Stream
  unreadSinceMs: number
}

type Params = Readonly<Record<string, string>>

interface Declared extends HubTopic {
  parse(path: string): Params | undefined
  /** By audience and path. */
  readonly instances: Map<string, Instance>
}

export type Instances = ReturnType<typeof createInstances>

/** The topics that are subscribed to, or were a moment ago: one stream for each audience and each value of parameters. */
export function createInstances(topics: readonly HubTopic[], { fanOut, log }: { fanOut: FanOut; log: Log }) {
  const declared: Declared[] = topics.map((one) => ({ ...one, parse: topicParser(one.topic), instances: new Map() }))
  const byName = new Map(declared.map((one) => [one.topic.name, one]))
  assert(byName.size === topics.length, 'each topic has one source')
  for (const { topic, image } of declared) assert(!topic.image === !image, `the image of ${topic.name} can be read`)
  const late = new Set<Stream>()
  const timers = [
    setInterval(() => {
      for (const stream of late) {
        stream.catchUpAll()
        if (!stream.isAnyBehind()) late.delete(stream)
      }
    }, catchUpEveryMs).unref(),
    setInterval(dropUnread, lingerMs / 4).unref(),
  ]

  const all = ({ name }: Topic): Map<string, Instance> => {
    const found = byName.get(name)
    assert(found, `the topic ${name} has a source`)
    return found.instances
  }

  /** Finds the topic declared for a path, with the path's parameters. */
  function find(path: string): { readonly one: Declared; readonly params: Params } | undefined {
    for (const one of declared) {
      const params = one.parse(path)
      if (params) return { one, params }
    }
    return undefined
  }

  function at(
    audience: string,
    { one, params, path, place }: Pick<Instance, 'params' | 'place'> & { one: Declared; path: string },
  ): Instance {
    const key = `${audience} ${path}`
    const known = one.instances.get(key)
    if (known) return known
    const stream = createStream({
      path,
      topic: one.topic,
      newToken: () => systemRandom.bytes(9).toString('base64url'),
      readImage: async () => one.image?.(params, audience),
      onBehind: () => late.add(stream),
      fanOut,
      log,
    })
    const instance: Instance = { key, topic: one.topic, params, place, stream, unreadSinceMs: 0 }
    one.instances.set(key, instance)
    return instance
  }

  function dropUnread(): void {
    const since = performance.now() - lingerMs
    for (const { instances } of declared)
      for (const instance of instances.values())
        if (!instance.stream.isRead() && instance.unreadSinceMs <= since) drop(instance)
  }

  function drop({ key, topic, stream }: Instance): void {
    stream.stop()
    late.delete(stream)
    all(topic).delete(key)
  }

  return {
    find,
    at,
    /** All instances of one topic. */
    all,
    everyone: (): Instance[] => declared.flatMap(({ instances }) => [...instances.values()]),
    of: <T extends Topic>(topic: T, to: string, params: ParamsOf<T>): Instance | undefined =>
      all(topic).get(`${to} ${topicPath(topic, params)}`),
    drop,
    stop: (): void => {
      for (const timer of timers) clearInterval(timer)
    },
  }
}

/** Topics of players, visitors and sessions name whose they are. */
type Target<T extends Topic> = (T['access'] extends 'player' | 'visitor' | 'bettor' | 'session' | 'game'
  ? { readonly to: string }
  : unknown) &
  (keyof ParamsOf<T> extends never ? unknown : { readonly params: ParamsOf<T> })

/** The calls by which the hub's owner sends to the readers of topics, by declaration and target. */
export function publishingTo(instances: Pick<Instances, 'of' | 'all' | 'everyone'>) {
  return {
    /** Sends a message to the topic's readers. It is parsed by the topic's schema; one that does not fit is our mistake, and throws. */
    publish: <T extends Topic>(topic: T, target: Target<T>, message: unknown): void => {
      const { to = '', params = {} } = target as { to?: string; params?: ParamsOf<T> } // what `Target` asks of this topic
      instances.of(topic, to, params as ParamsOf<T>)?.stream.publish(message)
    },
    /** Sends each subscribed place or value of parameters its own message; undefined: none. */
    publishEach: <T extends Topic>(
      topic: T,
      messageFor: (of: { readonly params: ParamsOf<T>; readonly place: VisitorPlace }) => MessageOf<T> | undefined,
    ): void => {
      for (const { params, place, stream } of instances.all(topic).values()) {
        const message = messageFor({ params: params as ParamsOf<T>, place }) // parsed by the pattern of its name
        if (message !== undefined) stream.publish(message)
      }
    },
    /** True if a page of this target subscribes to it, or did so a moment ago and may come back. */
    isFollowed: (topic: Topic, to: string): boolean => instances.all(topic).has(`${to} ${topic.name}`),
    /** True if a page subscribes to it, or did so a moment ago. */
    isWatched: (topic: Topic): boolean => instances.all(topic).size > 0,
    /** The state of this target could not be read, or must not be sent again as it was: its readers fetch it again, or get a fresh image. */
    resync: <T extends Topic>(topic: T, to: string, params = {} as ParamsOf<T>) =>
      void instances.of(topic, to, params)?.stream.resync(),
    /** Facts were lost: every reader fetches its state again. */
    resyncAll: () => {
      for (const { stream } of instances.everyone()) stream.resync()
    },
  }
}
