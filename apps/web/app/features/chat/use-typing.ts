import { chatTypingTopic } from '@andon/contract/topics/chat-typing'
import { visitorChatTypingTopic } from '@andon/contract/topics/visitor-chat-typing'
import { useEffect, useRef, useState } from 'react'
import { ApiRefusal } from '../../api/refusal.ts'
import { useTopic } from '../../page/use-topic.ts'
import { useSupport } from '../customer-service/use-support.ts'
import type { ChatState } from './use-conversation.ts'

const shownMs = 6_000
const sentEveryMs = 3_000

/** Who is typing now, in both directions: customer service to players and visitors, and they to customer service. Nothing of it is stored. */
export function useTyping({ chat, isPlayer }: { chat: ChatState | undefined; isPlayer: boolean }) {
  const support = useSupport()
  const [typed, setTyped] = useState(0)
  const sent = useRef(Number.NEGATIVE_INFINITY)
  useTopic<typeof chatTypingTopic | typeof visitorChatTypingTopic>(
    isPlayer ? chatTypingTopic : visitorChatTypingTopic,
    {},
    (event) => {
      if (event !== null) setTyped((count) => count + 1)
    },
  )
  const answers = chat?.messages.filter(({ from }) => from === 'service').length ?? 0
  useEffect(() => setTyped(0), [answers]) // what was typed has arrived
  useEffect(() => {
    if (typed === 0) return
    const timer = setTimeout(() => setTyped(0), shownMs)
    return () => clearTimeout(timer)
  }, [typed])

  const iType = () => {
    const now = performance.now()
    if (chat === undefined || chat.version === 0 || now - sent.current < sentEveryMs) return
    sent.current = now
    support.chatTyping({}).catch((error: unknown) => {
      if (!(error instanceof ApiRefusal)) throw error // the next key tries again
    })
  }
  return { serviceTypes: typed > 0, iType }
}
