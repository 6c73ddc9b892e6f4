import { Button } from '@andon/ui/Button'
import { Icon } from '@andon/ui/Icon'
import { useId } from 'react'
import { useText } from '../../page/use-text.ts'
import { ChatForm } from './ChatForm.tsx'
import { ChatLog } from './ChatLog.tsx'
import { ChatStatus } from './ChatStatus.tsx'
import { chatText } from './text.ts'
import type { Conversation } from './use-conversation.ts'

/** Not modal: the page stays usable while the player chats. */
export function ChatPanel({ conversation, close }: { conversation: Conversation; close: () => void }) {
  const t = useText(chatText)
  const title = useId()
  const { chat, failed, reload, send } = conversation
  return (
    <div
      role="dialog"
      aria-labelledby={title}
      className="chat-panel"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.stopPropagation()
        close()
      }}
    >
      <div className="chat-head">
        <h2 id={title} className="heading-3">
          {t('title')}
        </h2>
        <button type="button" className="round-button" aria-label={t('close')} onClick={close}>
          <Icon name="cross" />
        </button>
      </div>
      {failed ? (
        <div role="alert" className="chat-log grid content-center gap-3">
          <p>{t('failed')}</p>
          <Button onClick={reload}>{t('again')}</Button>
        </div>
      ) : (
        <ChatLog chat={chat} />
      )}
      {chat && <ChatStatus chat={chat} />}
      <ChatForm send={send} />
    </div>
  )
}
