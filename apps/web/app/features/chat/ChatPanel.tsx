import { Button } from '@andon/web-kit/Button'
import { Icon } from '@andon/web-kit/Icon'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../page/use-text.ts'
import { ChatForm } from './ChatForm.tsx'
import { ChatLog } from './ChatLog.tsx'
import { ChatRating } from './ChatRating.tsx'
import { ChatSearch } from './ChatSearch.tsx'
import { ChatStatus } from './ChatStatus.tsx'
import { chatText } from './text.ts'
import type { Conversation } from './use-conversation.ts'
import { useLine } from './use-line.ts'
import { useTyping } from './use-typing.ts'

interface Props {
  readonly conversation: Conversation
  readonly isPlayer: boolean
  readonly close: () => void
}

/** Not modal: the page stays usable while the player chats. Before the first message, frequent questions are offered. */
export function ChatPanel({ conversation, isPlayer, close }: Props) {
  const t = useText(chatText)
  const title = useId()
  const { chat, failed } = conversation
  const [wantsPerson, setWantsPerson] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus() // Escape closes it from the beginning, its field may come late
  }, [])
  const searches = chat?.version === 0 && !wantsPerson
  return (
    <div
      ref={panel}
      tabIndex={-1}
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
      {/* texts of its parts may have to be fetched: the window stays meanwhile, so that the mouse does not come upon the page behind it */}
      <Suspense fallback={<div className="chat-log" />}>
        {failed ? (
          <div role="alert" className="chat-log grid content-center gap-3">
            <p>{t('failed')}</p>
            <Button onClick={conversation.reload}>{t('again')}</Button>
          </div>
        ) : searches ? (
          <ChatSearch chat={chat} onPerson={() => setWantsPerson(true)} />
        ) : (
          <Talk conversation={conversation} isPlayer={isPlayer} />
        )}
      </Suspense>
    </div>
  )
}

function Talk({ conversation, isPlayer }: Omit<Props, 'close'>) {
  const { chat, send, sendFile, rate, showEarlier, reload } = conversation
  const { serviceTypes, iType } = useTyping({ chat, isPlayer })
  const closing = chat?.state === 'closed' ? chat.closings.at(-1) : undefined
  useLine({ waits: chat?.state === 'open', ask: reload })
  return (
    <>
      <ChatLog chat={chat} showEarlier={showEarlier} typing={serviceTypes} />
      {closing && closing.stars === undefined && <ChatRating version={closing.version} rate={rate} />}
      {chat && <ChatStatus chat={chat} isPlayer={isPlayer} />}
      {chat && <ChatForm send={send} sendFile={sendFile} begun={chat.version > 0} onType={iType} />}
    </>
  )
}
