import { Button } from '@andon/web-kit/Button'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { ApiRefusal } from '../../api/refusal.ts'
import { useText } from '../../page/use-text.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { FileChoice } from './FileChoice.tsx'
import { chatText } from './text.ts'
import type { Conversation } from './use-conversation.ts'

const longest = 2000

interface Props extends Pick<Conversation, 'send' | 'sendFile'> {
  /** There is a conversation, into which files can be sent. */
  readonly begun: boolean
  readonly onType: () => void
}

/** Enter sends, Shift+Enter starts a new line; the Enter that ends a Japanese conversion does neither. */
export function ChatForm({ send, sendFile, begun, onType }: Props) {
  const t = useText(chatText)
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useState('')
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<ApiRefusal | null>(null)
  /** Stays the same over failed tries, so that a message whose reply was lost is not sent twice. */
  const attempt = useRef({ text: '', idempotencyKey: '' })
  useEffect(() => field.current?.focus(), [])

  const submit = async () => {
    const text = draft.trim()
    field.current?.focus()
    if (text === '' || pending) return
    if (attempt.current.text !== text) attempt.current = { text, idempotencyKey: crypto.randomUUID() }
    setPending(true)
    setFailure(null)
    try {
      await send(attempt.current)
      attempt.current = { text: '', idempotencyKey: '' }
      setDraft('')
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      setFailure(error)
    } finally {
      setPending(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const converting = event.nativeEvent.isComposing || event.keyCode === 229 // Safari ends the conversion before the key event
    if (event.key !== 'Enter' || event.shiftKey || converting) return
    event.preventDefault()
    void submit()
  }
  return (
    <form
      className="chat-form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <FormFailure failure={failure} />
      <label htmlFor={id} className="sr-only">
        {t('message')}
      </label>
      <div className="chat-fields">
        <textarea
          ref={field}
          id={id}
          rows={2}
          maxLength={longest}
          value={draft}
          readOnly={pending}
          aria-describedby={`${id}-hint`}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setDraft(event.target.value)
            onType()
          }}
        />
        {begun && <FileChoice sendFile={sendFile} onFailure={setFailure} />}
        <Button type="submit" kind="primary" busy={pending}>
          {t('send')}
        </Button>
      </div>
      <p id={`${id}-hint`} className="chat-note">
        {t('hint')}
      </p>
    </form>
  )
}
