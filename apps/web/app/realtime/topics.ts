import type { Topic, TopicPayload } from '@andon/contract/realtime'

export type PlayerTopic = Exclude<Topic, 'site' | 'session'>
/** `null`: something may have been missed, so what is shown is to be fetched anew. */
export type TopicListener<T extends PlayerTopic> = (state: TopicPayload<T> | null) => void
type AnyListener = (state: TopicPayload<PlayerTopic> | null) => void

/** Hands what the line brings to whichever part of the page listens to it. */
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
