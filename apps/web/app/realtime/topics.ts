import type { Topic, TopicPayload } from '@andon/contract/realtime'

export type PlayerTopic = Exclude<Topic, 'site' | 'session'>
/** `null`: a message may have been missed, so fetch the state again. */
export type TopicListener<T extends PlayerTopic> = (state: TopicPayload<T> | null) => void
type AnyListener = (state: TopicPayload<PlayerTopic> | null) => void

/** Passes realtime messages to the components that subscribe. */
export function createTopics() {
  const listeners = new Map<PlayerTopic, Set<AnyListener>>()
  return {
    publish<T extends PlayerTopic>(topic: T, state: TopicPayload<T> | null): void {
      for (const listener of listeners.get(topic) ?? []) listener(state)
    },
    subscribe<T extends PlayerTopic>(topic: T, listener: TopicListener<T>): () => void {
      const stored = listener as AnyListener // stored under its topic, and called with states of that topic alone
      const those = listeners.get(topic) ?? new Set()
      listeners.set(topic, those.add(stored))
      return () => void those.delete(stored)
    },
  }
}

export type Topics = ReturnType<typeof createTopics>
