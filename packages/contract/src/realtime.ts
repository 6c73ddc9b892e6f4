import * as v from 'valibot'
import { balanceAmount, currency } from './fields.ts'
import {
  declineReasons,
  paymentMethod,
  paymentStatuses,
  withdrawalReasons,
  withdrawalStatuses,
} from './player-api/cashier-methods.ts'
import { lockView } from './player-api/limits-fields.ts'
import { limit } from './player-api/limits-view.ts'
import { chatStates } from './player-api/support.ts'
import { overallStatuses, verificationStatuses } from './verification-status.ts'

/**
 * One WebSocket at `/realtime`. The server's first frame is `hello` with the protocol version; then the client subscribes. Messages of a topic are
 * numbered; after a gap in the numbers the client fetches the state again. Payloads are whole states, never differences.
 */
export const protocolVersion = 1
export const heartbeatSeconds = 20

const payment = {
  transactionId: v.string(),
  paymentMethod,
  /** For a credited deposit, the amount that arrived. */
  amount: balanceAmount,
  currency,
  /** Increases with every change of this payment; clients drop an older state that arrives late. */
  version: v.number(),
}

/**
 * Topics by name. `keyedBy` is the audience of a message: everyone at one place (a site and a country, no session needed), the tabs of one
 * session, or all tabs of one player.
 */
export const topics = {
  /** Whether the brand is open to this visitor. Published when an operator changes it; needs no session. */
  site: {
    keyedBy: 'place',
    payload: v.object({ maintenance: v.boolean(), blocked: v.boolean(), countryCode: v.string() }),
  },
  session: {
    keyedBy: 'session',
    payload: v.object({
      state: v.literal('ended'),
      reason: v.picklist(['LOGGED_OUT', 'SESSION_EXPIRED', 'SESSION_LIMIT_REACHED', 'SESSION_IDLE', 'ACCOUNT_LOCKED']),
    }),
  },
  balance: {
    keyedBy: 'player',
    payload: v.object({
      realCashBalance: balanceAmount,
      crpBalance: balanceAmount,
      drpBalance: balanceAmount,
      wrpBalance: balanceAmount,
      freebetBalance: balanceAmount,
      currency,
      /** Increases with every change; clients drop an older state that arrives late. */
      version: v.number(),
    }),
  },
  /** Status of the proofs of identity and address, published at every change. */
  verification: {
    keyedBy: 'player',
    payload: v.object({
      documents: v.object({
        identityStatus: v.picklist(verificationStatuses),
        addressStatus: v.picklist(verificationStatuses),
      }),
      /** See `overallStatus`. */
      status: v.picklist(overallStatuses),
      /** Increases with every change; clients drop an older state that arrives late. */
      version: v.number(),
    }),
  },
  /** One payment in either direction. Published when a deposit has ended and at every change of a withdrawal. */
  payments: {
    keyedBy: 'player',
    payload: v.variant('kind', [
      v.object({
        kind: v.literal('deposit'),
        ...payment,
        status: v.picklist(paymentStatuses),
        reason: v.optional(v.picklist(declineReasons)),
      }),
      v.object({
        kind: v.literal('withdrawal'),
        ...payment,
        status: v.picklist(withdrawalStatuses),
        reason: v.optional(v.picklist(withdrawalReasons)),
        note: v.optional(v.string()),
      }),
    ]),
  },
  /** All limits that the player has set, and a lock or break that has begun. Published at every change of either. */
  limits: {
    keyedBy: 'player',
    payload: v.object({
      limits: v.array(limit),
      lock: v.optional(lockView),
      /** Increases with every change; clients drop an older state that arrives late. */
      version: v.number(),
    }),
  },
  /** State of the conversation with customer service. The messages themselves are fetched, so they are never left in queues. */
  chat: {
    keyedBy: 'player',
    payload: v.object({
      state: v.picklist(chatStates),
      unread: v.number(),
      /** Increases with every change; clients drop an older state that arrives late. */
      version: v.number(),
    }),
  },
} as const satisfies Readonly<Record<string, { keyedBy: 'place' | 'session' | 'player'; payload: v.GenericSchema }>>

export type Topic = keyof typeof topics
const topicNames = Object.keys(topics) as [Topic] // Object.keys forgets the literal types
export type TopicPayload<T extends Topic> = v.InferOutput<(typeof topics)[T]['payload']>

export const clientFrame = v.variant('type', [
  v.object({
    type: v.literal('subscribe'),
    topics: v.pipe(v.array(v.picklist(topicNames)), v.maxLength(8)),
  }),
  v.object({ type: v.literal('ping') }),
])
export type ClientFrame = v.InferOutput<typeof clientFrame>

export type ServerFrame =
  | { type: 'hello'; version: number; heartbeatSeconds: number }
  | { type: 'subscribed'; topic: Topic; seq: number }
  | { type: 'refused'; topic?: Topic; code: 'LOGIN_REQUIRED' | 'MALFORMED' | 'TOO_MANY_REQUESTS' }
  | { type: 'message'; topic: Topic; seq: number; data: unknown }
  | { type: 'resync'; topic: Topic; seq: number }
  | { type: 'pong' }
