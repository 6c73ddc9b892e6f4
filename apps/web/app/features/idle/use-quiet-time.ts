import { useEffect, useRef } from 'react'
import { useServices } from '../../page/services.tsx'
import { useTopic } from '../../page/use-topic.ts'

/** How long the server has heard nothing of the player: each reply to a page of theirs, and each stake, is a sign of life. */
export function useQuietTime(): () => number {
  const { signals } = useServices()
  const lastActivityAt = useRef(Date.now())
  useTopic('balance', () => {
    lastActivityAt.current = Date.now() // a game plays on a line of its own
  })
  useEffect(() => {
    const channel = new BroadcastChannel('andon-presence')
    channel.onmessage = () => {
      lastActivityAt.current = Date.now()
    }
    const stop = signals.subscribe(() => {
      lastActivityAt.current = Date.now()
      channel.postMessage(null)
    })
    return () => {
      stop()
      channel.close()
    }
  }, [signals])
  return () => Date.now() - lastActivityAt.current
}
