import { Drawing } from '@andon/web-kit/Drawing'
import { useRef, useState } from 'react'
import { ApiRefusal } from '../../api/refusal.ts'
import { useToasts } from '../../page/toasts.tsx'
import { useText } from '../../page/use-text.ts'
import { chatText } from './text.ts'
import type { Conversation } from './use-conversation.ts'

/** The kinds the server accepts; it checks the content. */
const accepted = 'application/pdf,image/jpeg,image/png,image/webp,image/heic'
const maxBytes = 10 * 1024 * 1024

interface Props extends Pick<Conversation, 'sendFile'> {
  readonly onFailure: (failure: ApiRefusal | null) => void
}

/** Sends a chosen file at once. A second try with the same file has the same key, so that it is stored once. */
export function FileChoice({ sendFile, onFailure }: Props) {
  const t = useText(chatText)
  const toasts = useToasts()
  const [pending, setPending] = useState(false)
  const attempt = useRef({ name: '', idempotencyKey: '' })
  const send = async (file: File) => {
    if (file.size > maxBytes) {
      toasts.show({ text: t('tooLarge') })
      return
    }
    const name = [file.name, file.size, file.lastModified].join()
    if (attempt.current.name !== name) attempt.current = { name, idempotencyKey: crypto.randomUUID() }
    setPending(true)
    onFailure(null)
    try {
      await sendFile({ file, idempotencyKey: attempt.current.idempotencyKey })
      attempt.current = { name: '', idempotencyKey: '' }
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      onFailure(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <label className="chat-attach" data-busy={pending || undefined}>
      <input
        type="file"
        className="sr-only"
        accept={accepted}
        aria-label={t('attach')}
        disabled={pending}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void send(file)
        }}
      />
      <Drawing>
        <path d="M19 11.500l-7.500 7.500a4.600 4.600 0 0 1-6.500-6.500l8-8a3 3 0 0 1 4.300 4.300l-7.900 7.900a1.500 1.500 0 0 1-2.100-2.100l7.200-7.200" />
      </Drawing>
    </label>
  )
}
