import * as v from 'valibot'
import { feedCodePattern } from './feed-ids.ts'
import { messageSchema } from './messages.ts'
import { channels } from './trade360/shapes.ts'

/**
 * A recorded feed: JSON lines. The first names the story and the feed's code, each other one is what arrived at `at` (our clock, epoch milliseconds): a message
 * of ours, one as a vendor sent it, or nothing, where only time goes by.
 */
const at = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const channel = v.picklist(channels)

const headSchema = v.strictObject({ story: v.string(), code: v.pipe(v.string(), v.regex(feedCodePattern)) })
const lineSchema = v.union([
  v.strictObject({ at, message: messageSchema }),
  v.strictObject({ at, uof: v.strictObject({ routingKey: v.string(), xml: v.string() }) }),
  v.strictObject({
    at,
    trade360: v.union([
      v.strictObject({ channel, message: v.unknown() }),
      v.strictObject({
        channel,
        snapshot: v.strictObject({ requestId: at, now: at, events: v.array(v.unknown()) }),
      }),
    ]),
  }),
  v.strictObject({ at }),
])
export type LogLine = v.InferOutput<typeof lineSchema>

export interface FeedLog {
  readonly story: string
  readonly code: string
  readonly lines: readonly NumberedLine[]
}

/** `number`: of the line in its file, from 1; blank lines count. */
export type NumberedLine = LogLine & { readonly number: number }

/** Reads a log; throws an Error that names the line that is none, or that goes back in time. */
export function readLog(text: string): FeedLog {
  const written = text.split('\n').map((line, index) => ({ line, number: index + 1 }))
  const [head = { line: '', number: 1 }, ...rest] = written.filter(({ line }) => line.trim() !== '')
  const { story, code } = parseLine(headSchema, head.line, head.number)
  const lines = rest.map(({ line, number }) => ({ ...parseLine(lineSchema, line, number), number }))
  const back = lines.find((line, index) => line.at < (lines[index - 1]?.at ?? 0))
  if (back) throw new Error(`line ${back.number}: earlier than the line before`)
  return { story, code, lines }
}

function parseLine<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  number: number,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, json(text))
  if (!parsed.success) throw new Error(`line ${number}: ${v.summarize(parsed.issues).replaceAll(/\s+/g, ' ')}`)
  return parsed.output
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text // no schema takes a text
  }
}
