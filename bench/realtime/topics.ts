import { topic } from '@andon/contract/topic'
import * as v from 'valibot'

/** Nothing is left out: every client gets every message. */
export const ticksTopic = topic('ticks', {
  access: 'public',
  payload: v.object({ text: v.string() }),
  conflation: { keep: 'all' },
})

const market = v.object({ id: v.string(), odds: v.array(v.number()), open: v.boolean() })
export type Market = v.InferOutput<typeof market>
const marketsWith = <const Name extends string>(name: Name, everyMs: number) =>
  topic(name, { access: 'public', payload: market, conflation: { keep: 'latestBy', field: 'id', everyMs } })

/** Markets of a sports event, with the window of a list of events and with that of an open event. */
export const marketTopics = { list: marketsWith('list', 1_000), event: marketsWith('event', 250) }
