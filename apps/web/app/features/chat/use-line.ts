import { chatLineTopic } from '@andon/contract/topics/chat-line'
import { useEffect, useEffectEvent } from 'react'
import { useServices } from '../../page/services.tsx'

/** While the conversation waits in an open window: asks for its position when the line has changed. */
export function useLine({ waits, ask }: { waits: boolean; ask: () => void }): void {
  const { topics } = useServices()
  const onChange = useEffectEvent(ask)
  useEffect(() => {
    if (!waits) return
    return topics.subscribe<typeof chatLineTopic>(chatLineTopic.name, chatLineTopic, () => onChange())
  }, [topics, waits])
}
