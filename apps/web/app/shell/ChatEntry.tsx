import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { chatWindow, useChatWindow } from '../page/chat-window.ts'
import { shellText } from '../page/text.ts'
import { useText } from '../page/use-text.ts'

/** The menu's way to the chat, on every page that has one. */
export function ChatEntry({ close }: { close: () => void }) {
  const t = useText(shellText)
  const { present, unread } = useChatWindow()
  if (!present) return null
  const open = () => {
    close()
    chatWindow.open()
  }
  return (
    <button type="button" className="menu-row" onClick={open}>
      <AccountIcon name="chat" />
      {t('chat')}
      {unread > 0 && <span className="mark">{t('unread', { count: unread })}</span>}
    </button>
  )
}
