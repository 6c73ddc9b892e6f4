import { userInfo } from 'node:os'
import { referenceOf } from '@andon/contract/reference'
import type { BackOfficeReply } from '@andon/operator/support'
import { CannotStart } from '@andon/platform/config'
import { type CommandContext, openOperator } from './open-operator.ts'

export const chatUsage = `  chat list                            conversations with customer service, unanswered ones first
  chat show <id>                       the messages of a conversation
  chat answer <id> <text>              reply to the player, in the chat and by mail
  chat close <id>                      close the conversation; a new message opens it again`

const actor = userInfo().username

export async function chat(context: CommandContext, [what, id = '', ...words]: readonly string[]): Promise<string> {
  const { backOffice } = (await openOperator(context)).support
  switch (what) {
    case 'list': {
      const all = await backOffice.list({ actor })
      return all.length === 0 ? 'no conversations' : all.map(line).join('\n')
    }
    case 'show': {
      const { conversation, messages } = done(await backOffice.show({ id, actor }))
      const said = messages.map(({ at, author, actor, text }) => `${at}  ${actor ?? author}\n${quoted(text)}`)
      return [line(conversation), ...said].join('\n\n')
    }
    case 'answer':
      return line(done(await backOffice.answer({ id, actor, text: words.join(' ') })))
    case 'close':
      return line(done(await backOffice.close({ id, actor })))
    default:
      throw new CannotStart(chatUsage)
  }
}

function done<T extends object>(answer: BackOfficeReply<T>): T {
  if ('problem' in answer) throw new CannotStart(String(answer.problem))
  return answer as T // the only other shape
}

interface Listed {
  readonly id: string
  readonly playerId: string | null
  readonly site: string
  readonly language: string
  readonly state: string
  readonly changedAt: Temporal.Instant
  readonly lastText?: string
}

function line({ id, playerId, site, language, state, changedAt, lastText = '' }: Listed): string {
  const start = [...plain(lastText).replaceAll(/\s+/g, ' ')].slice(0, 60).join('')
  return [
    id,
    state,
    changedAt,
    site,
    language,
    playerId === null ? 'visitor' : `${referenceOf(playerId)} ${playerId}`,
    start,
  ]
    .join('  ')
    .trimEnd()
}

/** Marks each line, because a player's text must not look like a line of this tool. */
export const quoted = (text: string) =>
  plain(text)
    .split(/[\n\u2028\u2029]/)
    .map((line) => `  | ${line}`)
    .join('\n')

/** Untrusted text: control characters must not reach the terminal. */
const plain = (text: string) => text.replaceAll(/[^\P{C}\n]/gu, ' ')
