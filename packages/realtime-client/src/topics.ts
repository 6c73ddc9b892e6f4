import type { Position } from '@andon/contract/realtime'
import type { ImageOf, MessageOf, Topic } from '@andon/contract/topic'

/**
 * What a listener is told. Of a topic with an image: the image, then changes. Of others: each new state, and `null` when one may have been missed, so
 * that the listener fetches it again.
 */
export type TopicEvent<T extends Topic> = [NonNullable<T['image']>] extends [never]
  ? MessageOf<T> | null
  : { readonly image: ImageOf<T> } | { readonly change: MessageOf<T> }
export type TopicListener<T extends Topic> = (event: TopicEvent<T>) => void
type AnyListener = (event: unknown) => void

interface Wanted {
  readonly topic: Topic
  readonly listeners: Set<AnyListener>
  /** Another number: the image is wanted again. */
  imageNo: number
}

/** Which topics the page's components want, by path, and what they are told. A connection follows it. */
export function createTopics() {
  const wanted = new Map<string, Wanted>()
  const positions = new Map<string, Position>()
  let nextImageNo = 1
  const watchers = new Set<() => void>()
  const changed = () => {
    for (const watcher of watchers) watcher()
  }
  return {
    /** Positions by path; they outlive connections, so that the next one resumes. */
    positions,
    wanted: (): ReadonlyMap<string, Pick<Wanted, 'topic' | 'imageNo'>> => wanted,
    topicAt: (path: string): Topic | undefined => wanted.get(path)?.topic,
    subscribe: <T extends Topic>(path: string, topic: T, listener: TopicListener<T>): (() => void) => {
      const stored = listener as AnyListener // stored under its topic's path, and told events of that topic alone
      const known = wanted.get(path) ?? { topic, imageNo: 0, listeners: new Set() }
      wanted.set(path, known)
      known.listeners.add(stored)
      if (topic.image) {
        positions.delete(path) // the new listener knows nothing yet
        known.imageNo = nextImageNo++
      }
      changed()
      return () => {
        known.listeners.delete(stored)
        if (known.listeners.size > 0 || wanted.get(path) !== known) return
        wanted.delete(path)
        changed()
      }
    },
    tell: (path: string, event: unknown): void => {
      for (const listener of wanted.get(path)?.listeners ?? []) listener(event)
    },
    /** Calls the function whenever what is wanted may have changed. */
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}

export type Topics = ReturnType<typeof createTopics>
