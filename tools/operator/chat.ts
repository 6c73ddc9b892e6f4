import type { ArcadeStaffClient } from '@andon/arcade/staff-api/client'
import { referenceOf } from '@andon/contract/reference'
import type { StaffClient } from '@andon/contract/staff-api/client'
import type { ChatView } from '@andon/contract/staff-api/support'
import { Wrong } from '../wrong.ts'

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
      const said = messages.map(({ at, author, actor, text, version, file }) => {
        const sent = file ? `[file ${version}: ${file.name}, ${file.type}, ${file.bytes} bytes]` : text
        return `${at}  ${actor ?? author}\n${quoted(sent)}`
      })
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
  const start = onOneLine(lastText)
  const player = playerId === null ? 'visitor' : `${referenceOf(playerId)} ${playerId}`
  return [id, state, changedAt, site, language, player, start].join('  ').trimEnd()
}

/** Marks each line, because a player's text must not look like a line of this tool. */
export const quoted = (text: string) =>
  plain(text)
    .split(/[\n\u2028\u2029]/)
    .map((line) => `  | ${line}`)
    .join('\n')

/** The beginning of an untrusted text, as a part of a line. */
export const onOneLine = (text: string) => [...plain(text).replaceAll(/\s+/g, ' ')].slice(0, 60).join('')

/** Untrusted text: control characters must not reach the terminal. */
const plain = (text: string) => text.replaceAll(/[^\P{C}\n]/gu, ' ')

export const tablesUsage = `  tables reports                       reported messages of shared tables that are still shown, the longest reported first
  tables messages <table>              what was written at a table, the newest first
  tables remove <table> <number> <reason>
                                       remove a message from all screens, and its text for good
  tables keep <table> <number> <reason>
                                       close the reports of a message that stays
  tables mute <player> <minutes> <reason>
                                       let a player write at no table for so long; 0 lets them write again`

type Words = readonly string[]
type Calls = ArcadeStaffClient['tables']
type Message = Awaited<ReturnType<Calls['listMessages']>>['messages'][number]

/** The reason is the last word; in quotes where it has spaces. */
export async function tables({ tables: calls }: ArcadeStaffClient, [what, ...words]: Words): Promise<string> {
  switch (what) {
    case 'reports': {
      const { messages } = await calls.listReports({})
      const lines = messages.map((one) => lineOf(one, `${one.reports} reports: ${one.reasons.join(', ')}`))
      return lines.join('\n') || 'no reports'
    }
    case 'messages': {
      const { messages } = await calls.listMessages({ table: named(words[0]) })
      return messages.map((one) => lineOf(one)).join('\n') || 'nothing was written'
    }
    case 'remove':
      await calls.removeMessage(messageOf(words))
      return 'the message is removed'
    case 'keep':
      await calls.closeReports(messageOf(words))
      return 'its reports are closed'
    case 'mute': {
      const [player, minutes = '', reason] = words
      if (!/^\d{1,6}$/.test(minutes)) throw new Wrong('for how many minutes? 0 lets the player write again')
      const of = { player: named(player), minutes: Number(minutes), reason: named(reason) }
      const { mutedUntil } = await calls.mutePlayer(of)
      return mutedUntil === null ? 'the player may write' : `the player may write again at ${mutedUntil}`
    }
    default:
      throw new Wrong(tablesUsage)
  }
}

function messageOf([table, number = '', reason]: Words) {
  if (!/^\d{1,15}$/.test(number)) throw new Wrong('which message? Its number at the table')
  return { table: named(table), number, reason: named(reason) }
}

const lineOf = ({ table, number, at, player, name, text }: Message, more = '') =>
  `${[table, number, at, player, name, more].filter(Boolean).join('  ')}\n${quoted(text)}`

function named(word: string | undefined): string {
  if (word === undefined || word === '') throw new Wrong(tablesUsage)
  return word
}
