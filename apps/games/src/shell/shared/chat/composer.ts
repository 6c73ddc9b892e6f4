import { messageMax } from '@andon/arcade/game-api/table-chat-fields'
import { el } from '../../hud/elements.ts'
import type { ChatTexts } from './texts.ts'

/** The count is shown when so many characters are left. */
const countedFrom = 20

export type Composer = ReturnType<typeof createComposer>

/** The field for a message. Enter sends, but for an Enter that ends the conversion of kana. */
export function createComposer(texts: ChatTexts, onSend: (text: string) => void) {
  const field = el('input', {
    type: 'text',
    'aria-label': texts.field,
    placeholder: texts.field,
    autocomplete: 'off',
    enterkeyhint: 'send',
    maxlength: String(2 * messageMax), // in UTF-16; the count is of characters
  })
  const send = el('button', { type: 'submit', class: 'act main-act small' }, texts.send)
  const left = el('span', { class: 'chat-left', hidden: true })
  const form = el('form', { class: 'chat-form' }, field, send)
  const closed = el('p', { class: 'chat-closed', hidden: true })
  let isPausing = false
  let isClosed = false
  const update = () => {
    const free = messageMax - [...field.value].length
    left.hidden = isClosed || free > countedFrom
    left.textContent = texts.left(free)
    left.classList.toggle('over', free < 0)
    send.disabled = isPausing || free < 0 || field.value.trim() === ''
  }
  field.addEventListener('input', update)
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.isComposing) event.preventDefault()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (send.disabled) return
    const text = field.value
    field.value = ''
    update()
    onSend(text)
  })
  update()
  return {
    root: el('div', {}, form, left, closed),
    /** Why nothing can be written; null: the field is there. */
    setClosed: (why: string | null): void => {
      isClosed = why !== null
      form.hidden = isClosed
      closed.hidden = !isClosed
      closed.textContent = why ?? ''
      update()
    },
    /** One message in three seconds: meanwhile the button waits, and the field does not. */
    setPausing: (isNow: boolean): void => {
      isPausing = isNow
      update()
    },
    /** A refused text, to be changed, unless the player has gone on writing. */
    giveBack: (text: string): void => {
      if (field.value === '') field.value = text
      update()
    },
  }
}
