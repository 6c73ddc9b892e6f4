import { useEffect, useEffectEvent } from 'react'
import type { PlayerTopic, TopicListener } from '../realtime/topics.ts'
import { useServices } from './services.tsx'

/**
 * Calls `onState` with each new state of a player's topic while the component is there, and with `null` when something may have been missed: then
 * what it shows is to be fetched anew. Nothing is called at the start.
 */
export function useTopic<T extends PlayerTopic>(topic: T, onState: TopicListener<T>): void {
  const { topics } = useServices()
  const listener = useEffectEvent(onState)
  useEffect(() => topics.subscribe(topic, (state) => listener(state)), [topics, topic])
}
