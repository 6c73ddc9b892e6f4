import { referenceOf } from '@andon/contract/reference'
import type { StaffClient } from '@andon/contract/staff-api/client'
import type { ChatView } from '@andon/contract/staff-api/support'
import { Wrong } from './wrong.ts'

export const chatUsage = `  chat list                            conversations with customer service, unanswered ones first
  chat show <id>                       the messages of a conversation
  chat answer <id> <text>              reply to the player, in the chat and by mail
  chat close <id>                      close the conversation; a new message opens it again`

export async function chat(
  { support }: StaffClient,
  [what, chatId = '', ...words]: readonly string[],
): Promise<string> {
  switch (what) {
    case 'list': {
      const { chats } = await support.listChats({})
      return chats.length === 0 ? 'no conversations' : chats.map(line).join('\n')
    }
    case 'show': {
      const { chat: shown, messages } = await support.showChat({ chatId })
      const said = messages.map(({ at, author, actor, text }) => `${at}  ${actor ?? author}\n${quoted(text)}`)
      return [line(shown), ...said].join('\n\n')
    }
    case 'answer':
      return line((await support.answerChat({ chatId, text: words.join(' ') })).chat)
    case 'close':
      return line((await support.closeChat({ chatId })).chat)
    default:
      throw new Wrong(chatUsage)
  }
}

function line({ id, playerId, site, language, state, changedAt, lastText = '' }: ChatView & { lastText?: string }) {
  const start = [...plain(lastText).replaceAll(/\s+/g, ' ')].slice(0, 60).join('')
  const player = playerId === null ? 'visitor' : `${referenceOf(playerId)} ${playerId}`
  return [id, state, changedAt, site, language, player, start].join('  ').trimEnd()
}

/** Marks each line, because a player's text must not look like a line of this tool. */
export const quoted = (text: string) =>
  plain(text)
    .split(/[\n\u2028\u2029]/)
    .map((line) => `  | ${line}`)
    .join('\n')

/** Untrusted text: control characters must not reach the terminal. */
const plain = (text: string) => text.replaceAll(/[^\P{C}\n]/gu, ' ')
