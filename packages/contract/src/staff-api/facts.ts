import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { boundedText } from '../fields.ts'
import { done, id, nothing } from './fields.ts'
import { staffRoutes } from './routes.ts'

const roles = ['admin'] as const
const count = v.number()
const subscriberView = v.object({
  subscriber: v.string(),
  /** Facts that it has still to handle, parked ones apart; counted up to 100 000. */
  behind: count,
  /** Age of the first of them. */
  behindSeconds: v.number(),
  parkedKeys: count,
})
const parkedView = v.object({
  subscriber: v.string(),
  key: v.string(),
  /** The fact that cannot be handled. */
  name: v.string(),
  attempts: count,
  /** Null: the key's earlier facts were given up, and this one has not been tried yet. */
  lastError: v.nullable(v.string()),
  /** Its later facts, which wait. */
  waiting: count,
})

export const staffFacts = {
  listFacts: endpoint(staffRoutes.facts.listFacts, {
    roles,
    rate: 'read',
    summary: 'How far each subscriber of facts is, and the keys that are parked, those tried most often first',
    request: nothing,
    reply: v.object({
      success: v.literal(true),
      subscribers: v.array(subscriberView),
      parked: v.array(parkedView),
    }),
    refusals: [],
  }),
  retryFacts: endpoint(staffRoutes.facts.retryFacts, {
    roles,
    rate: 'write',
    summary: 'Tries all parked facts now, as after a correction',
    request: v.strictObject({}),
    /** `keys`: how many are tried. */
    reply: v.object({ ...done.entries, keys: count }),
    refusals: [],
  }),
  skipFact: endpoint(staffRoutes.facts.skipFact, {
    roles,
    rate: 'write',
    summary: 'Gives up the first parked fact of a key: its effects are left out for good',
    request: v.strictObject({ subscriber: id, key: boundedText(200) }),
    /** `name`: of the fact. */
    reply: v.object({ ...done.entries, name: v.string() }),
    refusals: ['ACTION_IMPOSSIBLE'],
  }),
} as const
