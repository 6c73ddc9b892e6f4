import { balanceTopic } from '@andon/contract/topics/balance'
import { useEffect, useRef } from 'react'
import { useServices } from '../../page/services.tsx'
import { useTopic } from '../../page/use-topic.ts'

/** The time since the player's last activity: any reply to one of their pages, or any stake. */
export function useQuietTime(): () => number {
  const { signals } = useServices()
  const lastActivityAt = useRef(Date.now())
  useTopic(balanceTopic, {}, (event) => {
    if ('change' in event) lastActivityAt.current = Date.now() // games have their own connection
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
