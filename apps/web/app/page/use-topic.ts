import { type ParamsOf, type Topic, topicPath } from '@andon/contract/topic'
import type { TopicListener } from '@andon/realtime-client/topics'
import { useEffect, useEffectEvent } from 'react'
import { useServices } from './services.tsx'

/** Subscribes to a topic while the component is mounted, and calls `onEvent` as `TopicEvent` says. */
export function useTopic<T extends Topic>(topic: T, params: ParamsOf<T>, onEvent: TopicListener<T>): void {
  const { topics } = useServices()
  const listener = useEffectEvent(onEvent)
  const path = topicPath(topic, params)
  useEffect(() => topics.subscribe<T>(path, topic, (event) => listener(event)), [topics, topic, path])
}

/** The same for a first view, which carries no schemas: the topic's declaration is loaded later. */
export function useLazyTopic<T extends Topic>(
  load: () => Promise<T>,
  params: ParamsOf<T>,
  onEvent: TopicListener<T>,
): void {
  const { topics } = useServices()
  const listener = useEffectEvent(onEvent)
  const values = Object.values(params).join('/')
  useEffect(() => {
    let end: (() => void) | undefined
    let left = false
    void load().then((topic) => {
      if (!left) end = topics.subscribe<T>(topicPath(topic, params), topic, (event) => listener(event))
    })
    return () => {
      left = true
      end?.()
    }
  }, [topics, load, values])
}
