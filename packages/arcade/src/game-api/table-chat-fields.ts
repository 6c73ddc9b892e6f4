import * as v from 'valibot'
import { cleanText } from './clean-text.ts'
import { instant, tableId } from './table-fields.ts'

/** The most characters of a message, as people count them: code points. */
export const messageMax = 120
/** Between two messages of one player. */
export const messageEveryMs = 3_000
/** The number of messages that a client shows. */
export const messagesShown = 50

/** The number of a message or removal: each change of a table's conversation has the next one. */
export const talkNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** One line as it is shown: without characters that are not seen, and with two combining marks on a letter at most. */
export const messageText = v.pipe(
  v.string(),
  v.maxLength(4 * messageMax),
  v.transform(cleanText),
  v.minLength(1, 'Contains nothing that is seen'),
  v.check((text) => [...text].length <= messageMax, `Longer than ${messageMax} characters`),
)

export const tableMessage = v.object({
  number: talkNumber,
  at: instant,
  /** Names the writer at this table, the same for a day. */
  seat: v.string(),
  /** Masked, such as `は＊＊＊`. */
  name: v.string(),
  /** Plain text; never HTML. */
  text: v.string(),
})
export type TableMessageNow = v.InferOutput<typeof tableMessage>

/** The conversation at a table: `last` is the number of its last change. */
export const tableTalk = v.object({ tableId, last: v.pipe(v.number(), v.minValue(0)), messages: v.array(tableMessage) })

/** `removed`: the message `of` is not shown any more. */
export const tableTalkChange = v.variant('type', [
  v.object({ type: v.literal('said'), ...tableMessage.entries }),
  v.object({ type: v.literal('removed'), number: talkNumber, of: talkNumber }),
])
export type TableTalkChange = v.InferOutput<typeof tableTalkChange>

/**
 * Why a message is refused, or what a report says: `insult` (abuse and obscenity), `hate` (against a group of people), `self-harm` (by the writer or wished on others), `begging`,
 * `trade` (of accounts, money or tips), `posing` (as staff), `contact` (numbers, addresses, names at other services), `link`, `repeat` (the same again).
 */
export const messageKinds = [
  'insult',
  'hate',
  'self-harm',
  'begging',
  'trade',
  'posing',
  'contact',
  'link',
  'repeat',
] as const
export type MessageKind = (typeof messageKinds)[number]
