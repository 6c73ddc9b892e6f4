import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { useEffect, useRef } from 'react'
import { chatWindow, useChatWindow } from '../../page/chat-window.ts'
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
  const { open } = useChatWindow()
  const conversation = useConversation({ playerID, watched: open && !resting })
  const unread = conversation.chat?.unread ?? 0
  const launcher = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !open) giveFocusBack(launcher.current)
    wasOpen.current = open
  }, [open])
  useEffect(() => chatWindow.setUnread(unread), [unread])
  useEffect(() => chatWindow.close, []) // the next player does not see this one's window

  if (open) return <ChatPanel conversation={conversation} isPlayer={playerID !== undefined} close={chatWindow.close} />
  return (
    <button
      ref={launcher}
      type="button"
      className="chat-launcher"
      aria-haspopup="dialog"
      aria-label={unread > 0 ? t('openUnread', { count: unread }) : t('open')}
      onClick={chatWindow.open}
    >
      <AccountIcon name="chat" />
      {unread > 0 && (
        <span className="chat-unread" aria-hidden="true">
          {unread > 9 ? '9+' : unread}
        </span>
      )}
    </button>
  )
}

/** To the button beside the page; on phones, which do not show it, to what opened the chat. */
function giveFocusBack(launcher: HTMLElement | null): void {
  launcher?.focus()
  if (document.activeElement !== launcher) chatWindow.current().opener?.focus()
}
