import './chat.css'
import type { TableMessageNow } from '@andon/arcade/game-api/table-chat-fields'
import { el } from '../../hud/elements.ts'
import type { Language } from '../../text/messages.ts'
import { createComposer } from './composer.ts'
import type { HiddenPeople } from './hidden-people.ts'
import { messageItem, ownItem, type ReportReason } from './message-item.ts'
import { noTalk, type OwnMessage, type Talk } from './talk.ts'
import type { ChatTexts } from './texts.ts'

export interface ChatViewDeps {
  readonly texts: ChatTexts
  readonly language: Language
  readonly hidden: HiddenPeople
  onSend(text: string): void
  onSendAgain(message: OwnMessage): void
  onDiscard(message: OwnMessage): void
  onReport(message: TableMessageNow, reason: ReportReason): void
  onReadAgain(): void
}

/** Nearer to the end than this, the list follows new messages. */
const nearEndPx = 40

export type ChatView = ReturnType<typeof createChatView>

/** The conversation, its rules, and the field for a message. */
export function createChatView(deps: ChatViewDeps) {
  const { texts, language, hidden } = deps
  const all = el('ul', {})
  const list = el('div', { class: 'chat-list', role: 'log', 'aria-label': texts.chat, tabindex: '0' }, all)
  const rules = el('div', { class: 'chat-rules' }, ...texts.rules.map((rule) => el('p', {}, rule)))
  const showHidden = el('button', { type: 'button', class: 'chat-hidden', hidden: true })
  const readAgain = el('button', { type: 'button', class: 'chat-again', hidden: true }, texts.readAgain)
  const note = el('p', { class: 'chat-note', role: 'status' })
  const composer = createComposer(texts, deps.onSend)
  const end = el('div', { class: 'chat-end' }, readAgain, showHidden, note, composer.root)
  const { format: timeOf } = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  let talk: Talk = noTalk
  let seat: string | null = null
  let items: ReadonlyMap<string, HTMLElement> = new Map()
  const onHide = (message: TableMessageNow) => {
    hidden.hide(message.seat)
    render()
    list.focus()
  }
  showHidden.addEventListener('click', () => {
    hidden.showAll()
    render()
    list.focus()
  })
  readAgain.addEventListener('click', deps.onReadAgain)

  function itemsNow(): Map<string, HTMLElement> {
    const now = new Map<string, HTMLElement>()
    const add = (key: string, make: () => HTMLElement) => now.set(key, items.get(key) ?? make())
    for (const message of talk.messages) {
      const by = seat === null ? null : message.seat === seat ? 'own' : 'other'
      if (by !== 'own' && hidden.has(message.seat)) continue
      add(`said ${message.number} ${by}`, () => messageItem(message, by, { ...deps, timeOf, onHide }))
    }
    for (const message of talk.own) add(`own ${message.requestId} ${message.state}`, () => ownItem(message, deps))
    if (now.size === 0) add('empty', () => el('li', { class: 'chat-empty' }, texts.empty))
    return now
  }

  /** Leaves the items that stay where they are, so that screen readers read out new ones and nothing else. */
  function render(): void {
    const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < nearEndPx
    const now = itemsNow()
    for (const [key, item] of items) if (!now.has(key)) item.remove()
    let place = all.firstElementChild
    for (const item of now.values()) {
      if (item === place) place = place.nextElementSibling
      else all.insertBefore(item, place)
    }
    items = now
    const people = hidden.among(talk.messages.map((message) => message.seat))
    showHidden.hidden = people === 0
    showHidden.textContent = texts.hidden(people)
    if (isAtEnd) list.scrollTop = list.scrollHeight
  }

  return {
    root: el('div', { class: 'chat' }, rules, list, end),
    /** `seat`: the player's own; null in demo play. */
    show: (now: Talk, ownSeat: string | null): void => {
      talk = now
      seat = ownSeat
      render()
    },
    /** True: new messages are read out. Only while the panel is open; messages from before are not. */
    setLive: (isLive: boolean): void => list.setAttribute('aria-live', isLive ? 'polite' : 'off'),
    /** A sentence about the chat itself; empty for none. */
    setNote: (text: string): void => {
      note.textContent = text
    },
    /** Where nothing changes by itself, the player asks for what is new. */
    setReadAgain: (isShown: boolean): void => {
      readAgain.hidden = !isShown
    },
    composer,
    scrollToEnd: (): void => {
      list.scrollTop = list.scrollHeight
    },
  }
}
