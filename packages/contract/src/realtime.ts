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
 * One WebSocket at `/realtime`. The server's first frame is `hello` with the protocol version; the client then subscribes.
 * Every message of a topic carries that topic's next sequence number; a number that is not the last one plus 1 means something was
 * skipped, and the client fetches the state anew. Payloads are whole states, never differences.
 */
export const protocolVersion = 1
export const heartbeatSeconds = 20

const payment = {
  transactionId: v.string(),
  paymentMethod,
  /** Of a deposit that has come, what came. */
  amount: balanceAmount,
  currency,
  /** Grows with every change of this payment: an older state that arrives late is dropped. */
  version: v.number(),
}

export const topics = {
  /** Whether the brand is open to this visitor; published when an operator turns a switch, and it needs no session. */
  site: {
    access: 'visitor',
    payload: v.object({ maintenance: v.boolean(), blocked: v.boolean(), countryCode: v.string() }),
  },
  session: {
    access: 'visitor',
    payload: v.object({
      state: v.literal('ended'),
      reason: v.picklist(['LOGGED_OUT', 'SESSION_EXPIRED', 'SESSION_LIMIT_REACHED', 'SESSION_IDLE', 'ACCOUNT_LOCKED']),
    }),
  },
  balance: {
    access: 'player',
    payload: v.object({
      realCashBalance: balanceAmount,
      crpBalance: balanceAmount,
      drpBalance: balanceAmount,
      wrpBalance: balanceAmount,
      freebetBalance: balanceAmount,
      currency,
      /** Grows with every change: an older state that arrives late is dropped. */
      version: v.number(),
    }),
  },
  /** How the proofs of identity and address stand; published with every change of either. */
  verification: {
    access: 'player',
    payload: v.object({
      documents: v.object({
        identityStatus: v.picklist(verificationStatuses),
        addressStatus: v.picklist(verificationStatuses),
      }),
      /** Both together, normalised. */
      status: v.picklist(overallStatuses),
      /** Grows with every change: an older state that arrives late is dropped. */
      version: v.number(),
    }),
  },
  /** One payment, in either direction, as it stands now; published when a deposit has come to something and with every change of a withdrawal. */
  payments: {
    access: 'player',
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
  /** All limits of the player's own, and the lock or break that a change put in force; published with every change of either. */
  limits: {
    access: 'player',
    payload: v.object({
      limits: v.array(limit),
      lock: v.optional(lockView),
      /** Grows with every change: an older state that arrives late is dropped. */
      version: v.number(),
    }),
  },
  /** How the player's conversation with customer service stands; what was said is fetched, so that no words lie about in queues. */
  chat: {
    access: 'player',
    payload: v.object({
      state: v.picklist(chatStates),
      unread: v.number(),
      /** Grows with every change: an older state that arrives late is dropped. */
      version: v.number(),
    }),
  },
} as const

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
