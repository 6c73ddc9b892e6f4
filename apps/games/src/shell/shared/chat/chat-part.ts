import type { TableMessageNow } from '@andon/arcade/game-api/table-chat-fields'
import { messageEveryMs } from '@andon/arcade/game-api/table-chat-fields'
import { tableChatTopic } from '@andon/arcade/game-topics'
import type { TopicEvent } from '@andon/realtime-client/topics'
import { CallRefusal } from '@andon/web-kit/client'
import { wantsCalm } from '../../launch.ts'
import { deviceStorage } from '../../storage.ts'
import type { PartDeps } from '../parts.ts'
import type { SharedPart } from '../shared-scene.ts'
import { chatReasons } from './chat-reasons.ts'
import { type ChatView, createChatView } from './chat-view.ts'
import { createHiddenPeople } from './hidden-people.ts'
import type { ReportReason } from './message-item.ts'
import { noTalk, type OwnMessage, type Talk, withAccepted, withChange, withImage, withOwn, withoutOwn } from './talk.ts'
import { chatTexts } from './texts.ts'

type ChatDeps = Pick<PartDeps, 'arcade' | 'table' | 'stage' | 'panels' | 'language' | 'subscribe'>

/**
 * The chat of the table: closed until the player opens it. Until then nothing of it is followed, counted or read out. In calm mode an open one changes only when the player asks for what is new.
 */
export function chatPart({ panels, subscribe, ...deps }: ChatDeps): SharedPart {
  const { table, language } = deps
  const texts = chatTexts[language]
  const isCalm = wantsCalm()
  const talk = createConversation(deps, isCalm)
  let unsubscribe: (() => void) | null = null
  panels.add({
    id: 'chat',
    label: texts.chat,
    icon: 'chat',
    content: talk.view.root,
    onToggle: (isOpen) => {
      unsubscribe?.()
      unsubscribe = null
      talk.view.setLive(false)
      if (!isOpen) return
      void talk.read()
      const path = tableChatTopic.name.replace('{tableId}', table.tableId)
      if (!isCalm) unsubscribe = subscribe(path, tableChatTopic, talk.told)
    },
  })
  return { setCurrent: (isCurrent) => talk.view.setNote(isCurrent || isCalm ? '' : texts.offline) }
}

/** The state of the conversation, and the player's actions in it. */
function createConversation({ arcade, stage, language }: Omit<ChatDeps, 'panels' | 'subscribe'>, isCalm: boolean) {
  const texts = chatTexts[language]
  const { reasonOf, mutedUntil, closedBecause } = chatReasons(language)
  let talk: Talk = noTalk
  let seat: string | null = null
  const set = (next: Talk) => {
    talk = next
    view.show(talk, seat)
  }

  async function read(): Promise<void> {
    try {
      const now = await arcade.call('tableMessages', {})
      seat = now.seat
      set(withImage(talk, now))
      view.setNote('')
      view.composer.setClosed(closedBecause(now))
      if (!isCalm) view.setLive(true)
    } catch {
      view.setNote(texts.unreadable)
    }
  }

  function told(event: TopicEvent<typeof tableChatTopic>): void {
    if ('image' in event) {
      set(withImage(talk, event.image))
      view.scrollToEnd()
      view.setLive(true)
      return
    }
    const { talk: next, isMissing } = withChange(talk, event.change)
    set(next)
    if (isMissing) void read()
  }

  async function send(message: OwnMessage): Promise<void> {
    const { requestId, text } = message
    set(withOwn(talk, { ...message, state: 'sending' }))
    view.scrollToEnd()
    view.setNote('')
    view.composer.setPausing(true)
    void stage.wait(messageEveryMs).then(() => view.composer.setPausing(false))
    try {
      set(withAccepted(talk, requestId, (await arcade.call('sayAtTable', { text, requestId })).message))
    } catch (error) {
      if (error instanceof CallRefusal) return refused(error, message)
      set(withOwn(talk, { ...message, state: 'notSent' }))
      view.setNote(texts.failed)
    }
  }

  /** A refused text goes back into the field, with the reason in words. */
  function refused({ code, params }: CallRefusal, { requestId, text }: OwnMessage): void {
    set(withoutOwn(talk, requestId))
    view.composer.giveBack(text)
    view.setNote(reasonOf(code, params))
    const until = typeof params.until === 'number' ? params.until : null
    if (until !== null) view.composer.setClosed(mutedUntil(until))
  }

  async function report({ number }: TableMessageNow, reason: ReportReason): Promise<void> {
    const sent = arcade.call('reportMessage', { number: String(number), reason })
    view.setNote(await sent.then(() => texts.reported).catch(() => texts.notReported))
  }

  const view: ChatView = createChatView({
    texts,
    language,
    hidden: createHiddenPeople(deviceStorage),
    onSend: (text) => void send({ requestId: crypto.randomUUID(), text, state: 'sending' }),
    onSendAgain: (message) => void send(message),
    onDiscard: ({ requestId }) => set(withoutOwn(talk, requestId)),
    onReport: (message, reason) => void report(message, reason),
    onReadAgain: () => void read().then(view.scrollToEnd),
  })
  view.setReadAgain(isCalm)
  set(talk)
  return { view, read, told }
}
