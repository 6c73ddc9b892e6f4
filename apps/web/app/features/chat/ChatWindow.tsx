import { useEffect, useRef, useState } from 'react'
import { useText } from '../../page/use-text.ts'
import { ChatPanel } from './ChatPanel.tsx'
import { chatText } from './text.ts'
import { useConversation } from './use-conversation.ts'

interface Props {
  /** Undefined for a visitor. */
  readonly playerID: string | undefined
  readonly resting: boolean
}

/** The button that opens the conversation, or the open conversation. */
export function ChatWindow({ playerID, resting }: Props) {
  const t = useText(chatText)
  const [open, setOpen] = useState(false)
  const conversation = useConversation({ playerID, watched: open && !resting })
  const unread = conversation.chat?.unread ?? 0
  const launcher = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !open) launcher.current?.focus()
    wasOpen.current = open
  }, [open])

  if (open) return <ChatPanel conversation={conversation} close={() => setOpen(false)} />
  return (
    <button
      ref={launcher}
      type="button"
      className="chat-launcher"
      aria-haspopup="dialog"
      aria-label={unread > 0 ? t('openUnread', { count: unread }) : t('open')}
      onClick={() => setOpen(true)}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M4 5h16v11h-8l-5 4v-4H4zM8 9h8M8 12h5" />
      </svg>
      {unread > 0 && (
        <span className="chat-unread" aria-hidden="true">
          {unread > 9 ? '9+' : unread}
        </span>
      )}
    </button>
  )
}
