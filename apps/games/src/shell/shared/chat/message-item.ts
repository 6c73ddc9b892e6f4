import type { GameRequest } from '@andon/arcade/game-api'
import type { TableMessageNow } from '@andon/arcade/game-api/table-chat-fields'
import { el, iconButton } from '../../hud/elements.ts'
import type { OwnMessage } from './talk.ts'
import type { ChatTexts } from './texts.ts'

export type ReportReason = GameRequest<'reportMessage'>['reason']

interface ItemDeps {
  readonly texts: ChatTexts
  /** Formats an instant as a time of day. */
  timeOf(at: number): string
  onHide(message: TableMessageNow): void
  onReport(message: TableMessageNow, reason: ReportReason): void
}

/** A message in the list. Texts of players become text nodes. `by`: null for a reader who may neither hide nor report, as in demo play. */
export function messageItem(message: TableMessageNow, by: 'own' | 'other' | null, deps: ItemDeps): HTMLElement {
  const { texts, timeOf } = deps
  const name = by === 'own' ? texts.you : message.name
  const at = el('time', { datetime: new Date(message.at).toISOString() }, timeOf(message.at))
  const item = el(
    'li',
    { class: by === 'own' ? 'chat-message own' : 'chat-message' },
    el('p', { class: 'chat-by' }, el('b', {}, name), ' ', at),
    el('p', { class: 'chat-text' }, message.text),
  )
  if (by === 'other') item.append(...actionsOf(message, deps))
  return item
}

/** Hiding and reporting, behind a button of the message. */
function actionsOf(message: TableMessageNow, { texts, onHide, onReport }: ItemDeps): HTMLElement[] {
  const more = iconButton('more', texts.more(message.name), 'chat-more')
  const hide = el('button', { type: 'button' }, texts.hide)
  const report = el('button', { type: 'button' }, texts.report)
  const reasons = Object.entries(texts.reasons).map(([value, label]) => el('option', { value }, label))
  const reason = el('select', { 'aria-label': texts.reason }, ...reasons)
  const send = el('button', { type: 'button' }, texts.sendReport)
  const form = el('div', { class: 'chat-report', hidden: true }, reason, send)
  const actions = el('div', { class: 'chat-actions', hidden: true }, hide, report, form)
  const setOpen = (isOpen: boolean) => {
    actions.hidden = !isOpen
    form.hidden = true
    more.setAttribute('aria-expanded', String(isOpen))
  }
  setOpen(false)
  more.addEventListener('click', () => setOpen(actions.hidden === true))
  hide.addEventListener('click', () => onHide(message))
  report.addEventListener('click', () => {
    form.hidden = false
    reason.focus()
  })
  send.addEventListener('click', () => {
    onReport(message, reason.value as ReportReason) // its options are the reasons
    setOpen(false)
    more.focus()
  })
  return [more, actions]
}

interface OwnItemDeps {
  readonly texts: ChatTexts
  onSendAgain(message: OwnMessage): void
  onDiscard(message: OwnMessage): void
}

/** A message of this page that is on its way, or was not sent. */
export function ownItem(message: OwnMessage, { texts, onSendAgain, onDiscard }: OwnItemDeps): HTMLElement {
  const isSending = message.state === 'sending'
  const state = el('span', { class: 'chat-state' }, isSending ? texts.sending : texts.notSent)
  const item = el(
    'li',
    { class: 'chat-message own waiting' },
    el('p', { class: 'chat-by' }, el('b', {}, texts.you), ' ', state),
    el('p', { class: 'chat-text' }, message.text),
  )
  if (isSending) return item
  const again = el('button', { type: 'button' }, texts.sendAgain)
  const discard = el('button', { type: 'button' }, texts.discard)
  again.addEventListener('click', () => onSendAgain(message))
  discard.addEventListener('click', () => onDiscard(message))
  item.append(el('div', { class: 'chat-actions' }, again, discard))
  return item
}
