import type { TableMessageNow, TableTalkChange } from '@andon/arcade/game-api/table-chat-fields'

/** A message of this page that the arcade has not accepted yet. */
export interface OwnMessage {
  readonly requestId: string
  readonly text: string
  readonly state: 'sending' | 'notSent'
}

/** The conversation as far as the page has it. */
export interface Talk {
  /** The number of the last change that is known without a gap. */
  readonly last: number
  /** In their order, the newest last. */
  readonly messages: readonly TableMessageNow[]
  readonly own: readonly OwnMessage[]
}

export const noTalk: Talk = { last: 0, messages: [], own: [] }

/** More are not kept on a page. */
const mostMessages = 100

/** The state as the arcade has it, in place of what was known. Messages on their way stay. */
export function withImage(talk: Talk, image: Pick<Talk, 'last' | 'messages'>): Talk {
  return image.last < talk.last ? talk : { ...talk, last: image.last, messages: image.messages.slice(-mostMessages) }
}

/** A change; one that is known already changes nothing. `isMissing`: there are changes before it that never came, so the conversation has to be read again. */
export function withChange(talk: Talk, change: TableTalkChange): { readonly talk: Talk; readonly isMissing: boolean } {
  if (change.number <= talk.last) return { talk, isMissing: false }
  const isMissing = change.number > talk.last + 1
  const last = isMissing ? talk.last : change.number
  if (change.type === 'removed')
    return { talk: { ...talk, last, messages: talk.messages.filter(({ number }) => number !== change.of) }, isMissing }
  return { talk: withMessage({ ...talk, last }, change), isMissing }
}

/** A message that the arcade has accepted, which may have come as a change before. */
export function withAccepted(talk: Talk, requestId: string, message: TableMessageNow): Talk {
  const { last } = talk
  const known = withMessage(withoutOwn(talk, requestId), message)
  return { ...known, last: message.number === last + 1 ? message.number : last }
}

export const withOwn = (talk: Talk, message: OwnMessage): Talk => ({
  ...withoutOwn(talk, message.requestId),
  own: [...talk.own.filter(({ requestId }) => requestId !== message.requestId), message],
})

export const withoutOwn = (talk: Talk, requestId: string): Talk => ({
  ...talk,
  own: talk.own.filter((message) => message.requestId !== requestId),
})

function withMessage(talk: Talk, { number, at, seat, name, text }: TableMessageNow): Talk {
  if (talk.messages.some((message) => message.number === number)) return talk
  const messages = [...talk.messages, { number, at, seat, name, text }].sort((one, other) => one.number - other.number)
  return { ...talk, messages: messages.slice(-mostMessages) }
}
