import { useEffect, useEffectEvent } from 'react'
import type { PlayerTopic, TopicListener } from '../realtime/topics.ts'
import { useServices } from './services.tsx'

/**
 * Calls `onState` with each new state of a player's topic while the component is mounted, and with `null` when a message may have been
 * missed: the component then fetches its data again. There is no call for the current state.
 */
export function useTopic<T extends PlayerTopic>(topic: T, onState: TopicListener<T>): void {
  const { topics } = useServices()
  const listener = useEffectEvent(onState)
  useEffect(() => topics.subscribe(topic, (state) => listener(state)), [topics, topic])
}
