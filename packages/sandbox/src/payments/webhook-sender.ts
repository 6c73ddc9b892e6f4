import type { WebhookDelivery } from '@andon/operator/cashier'
import type { Runtime } from '@andon/platform/runtime'
import { afterCommit, type Tx } from '@andon/platform/sql'
import type { Habit } from './cards.ts'
import { sign, signatureHeader } from './signature.ts'
import { claimWebhooks, forgetDelivered, markDelivered, type QueuedWebhook, queueWebhook } from './webhook-store.ts'

/** Delivers a webhook to the merchant and returns the HTTP status of the reply. */
export type Send = (delivery: WebhookDelivery) => Promise<number>
/** Calls `work` once after that many milliseconds. */
export type Later = (afterMs: number, work: () => void) => void

interface Notice {
  readonly state: string
  readonly event: object
  readonly habits: readonly Habit[]
  /** For an event in the future. */
  readonly afterSeconds?: number
}

const lateSeconds = 20
const secondCopySeconds = 2
const batch = 20
const mostBatches = 50
const keptDays = 7

/** Sends signed webhooks from a queue, with retries until they are accepted and with the faults that the payer's name triggers. */
export function createWebhookSender(
  { db, clock, newId, log }: Runtime,
  { signingKey, later }: { signingKey: Buffer; later: Later },
) {
  let send: Send | null = null

  async function queue(tx: Tx, { state, event, habits, afterSeconds = 0 }: Notice) {
    if (habits.includes('NEVER')) return
    const eventId = newId('evt')
    const now = clock.now()
    const body = JSON.stringify({ id: eventId, at: now.toString(), ...event })
    const isLate = habits.includes('LATE') || (habits.includes('OUT OF ORDER') && state === 'authorised')
    const first = afterSeconds + (isLate ? lateSeconds : 0)
    const dues = habits.includes('TWICE') ? [first, first + secondCopySeconds] : [first]
    for (const seconds of dues) {
      await queueWebhook(tx, { eventId, body, dueAt: now.add({ seconds }) })
      afterCommit(tx, () => wake(seconds * 1000))
    }
  }

  function wake(afterMs: number): void {
    later(afterMs, () => {
      deliverDue().catch((error) => log.error({ err: error }, 'sending payment webhooks failed'))
    })
  }

  const rounds = new Set<Promise<void>>()

  function deliverDue(): Promise<void> {
    const round = deliverRound().finally(() => rounds.delete(round))
    rounds.add(round)
    return round
  }

  /** Also waits for deliveries that are already under way in this process. */
  async function deliverAll(): Promise<void> {
    await deliverDue()
    await Promise.allSettled(rounds)
  }

  async function deliverRound(): Promise<void> {
    for (let round = 0; round < mostBatches && send !== null; round++) {
      const due = await claimWebhooks(db, { now: clock.now(), limit: batch })
      for (const webhook of due) await deliver(webhook, send)
      if (due.length < batch) return
    }
  }

  async function deliver({ id, body, attempts }: QueuedWebhook, send: Send): Promise<void> {
    const rawBody = Buffer.from(body)
    const headers = { [signatureHeader]: sign({ key: signingKey, rawBody, at: clock.now() }) }
    try {
      const status = await send({ rawBody, headers: { ...headers, 'content-type': 'application/json' } })
      if (status >= 200 && status < 300) await markDelivered(db, { id, at: clock.now() })
      else log.warn({ status, attempts }, 'a payment webhook was not accepted; it is sent again later')
    } catch (error) {
      log.error({ err: error, attempts }, 'a payment webhook could not be delivered; it is sent again later')
    }
  }

  return {
    queue,
    deliverDue,
    deliverAll,
    /** Also delivers what a stopped process has left in the queue. */
    sweep: async () => {
      await deliverDue()
      await forgetDelivered(db, clock.now().subtract({ hours: keptDays * 24 }))
    },
    connect: (to: Send) => {
      send = to
    },
  }
}
export type WebhookSender = ReturnType<typeof createWebhookSender>
