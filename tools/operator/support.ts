import { writeFile } from 'node:fs/promises'
import { languageCodes } from '@andon/contract/languages'
import { referenceOf } from '@andon/contract/reference'
import type { StaffClient } from '@andon/contract/staff-api/client'
import type { TicketView } from '@andon/contract/staff-api/support'
import { Wrong } from '../wrong.ts'
import { onOneLine, quoted } from './chat.ts'

export const supportUsage = `  support list [open|answered|closed]  tickets of the contact form, without a state those that wait, the longest waiting first
  support show <number>                the messages of a ticket
  support answer <number> <text>       answer by mail, and in the player's account
  support close <number>               close the ticket; a reply of the player opens it again
  support file <chat> <version> <file> save a file that was sent in a conversation
  support ratings [days]               how players rated closed conversations
  support canned                       prepared texts
  support canned save <name> <language> <text>
                                       add a prepared text, or replace it
  support canned remove <name>         remove it in all languages
  support canned send <name> <chat>    answer a conversation with it, in the language of the conversation`

type Words = readonly string[]
type Calls = StaffClient['support']

export async function support({ support: calls }: StaffClient, [what, ...words]: Words): Promise<string> {
  const [first = '', second = '', third = ''] = words
  switch (what) {
    case 'list': {
      const { tickets } = await calls.listTickets(first === '' ? {} : { state: stateOf(first) })
      return tickets.map(line).join('\n') || 'no tickets'
    }
    case 'show': {
      const { ticket, messages } = await calls.showTicket({ number: named(first) })
      const written = messages.map(({ at, author, actor, text }) => `${at}  ${actor ?? author}\n${quoted(text)}`)
      return [line(ticket), ...written].join('\n\n')
    }
    case 'answer':
      return line((await calls.answerTicket({ number: named(first), text: named(words.slice(1).join(' ')) })).ticket)
    case 'close':
      return line((await calls.closeTicket({ number: named(first) })).ticket)
    case 'file': {
      const file = await calls.showChatFile({ chatId: named(first), version: named(second) })
      await writeFile(named(third), Buffer.from(file.content, 'base64'), { flag: 'wx' })
      return `${onOneLine(file.name)} (${file.type}) is in ${third}`
    }
    case 'ratings':
      return ratings(calls, first)
    case 'canned':
      return canned(calls, words)
    default:
      throw new Wrong(supportUsage)
  }
}

async function ratings(calls: Calls, days: string): Promise<string> {
  if (!/^\d{0,3}$/.test(days)) throw new Wrong('of how many days? 1 to 366')
  const { agents, comments } = await calls.listRatings(days === '' ? {} : { days })
  if (agents.length === 0) return 'no conversation was closed'
  return [
    ...agents.map(
      ({ actor, closed, rated, average }) => `${actor}  closed ${closed}  rated ${rated}  average ${average ?? '-'}`,
    ),
    ...comments.map(
      ({ at, chatId, actor, stars, comment }) => `${at}  ${chatId}  ${actor}  ${stars} of 5\n${quoted(comment)}`,
    ),
  ].join('\n')
}

async function canned(calls: Calls, [what, name, ...words]: Words): Promise<string> {
  const all = async () => (await calls.listCannedAnswers({})).answers
  switch (what) {
    case undefined:
    case 'list': {
      const answers = await all()
      return answers.map(({ name, language, text }) => `${name}  ${language}\n${quoted(text)}`).join('\n') || 'none'
    }
    case 'save': {
      const [given, ...text] = words
      const language = languageCodes.find((code) => code === given)
      if (!language) throw new Wrong(`in which language? ${languageCodes.join(', ')}`)
      const { answer } = await calls.saveCannedAnswer({ name: named(name), language, text: named(text.join(' ')) })
      return `${answer.name}  ${answer.language}`
    }
    case 'remove':
      await calls.removeCannedAnswer({ name: named(name) })
      return `${name} is removed`
    case 'send': {
      const chatId = named(words[0])
      const { chat } = await calls.showChat({ chatId })
      const found = (await all()).find((one) => one.name === name && one.language === chat.language)
      if (!found) throw new Wrong(`there is no prepared text ${named(name)} in ${chat.language}`)
      const { chat: answered } = await calls.answerChat({ chatId, text: found.text })
      return `${answered.id}  ${answered.state}`
    }
    default:
      throw new Wrong(supportUsage)
  }
}

const states = ['open', 'answered', 'closed'] as const

function stateOf(word: string): (typeof states)[number] {
  const state = states.find((one) => one === word)
  if (!state) throw new Wrong(`which state? ${states.join(', ')}`)
  return state
}

function line({ number, state, changedAt, site, language, playerId, email, subject }: TicketView): string {
  const sender = playerId === null ? `visitor ${onOneLine(email)}` : `${referenceOf(playerId)} ${playerId}`
  return [number, state, changedAt, site, language, sender, onOneLine(subject)].join('  ')
}

function named(word: string | undefined): string {
  if (word === undefined || word === '') throw new Wrong(supportUsage)
  return word
}
