import { connect } from '@nats-io/transport-node'
import type { Log } from '../log/index.ts'
import type { Fact } from '../outbox/index.ts'
import type { Bus } from './index.ts'

const subject = 'andon.facts'

interface Envelope {
  readonly sender: string
  readonly seq: number
  readonly facts: readonly Fact[]
}

/** A line that is silent this long is dead; without it a cut cable would go unnoticed for minutes. */
const pingEveryMs = 5_000
const maxPingsUnanswered = 2
/** Whoever publishes holds up every other node's facts meanwhile. */
const acceptWithinMs = 2_000

/**
 * The bus of several nodes, over NATS. Each sender numbers its envelopes; a number that does not follow the last, or a reconnect, is a gap,
 * and listeners are told so. A node that is cut off refuses to publish at once, so that another delivers in its place.
 */
export async function connectNats({ url, sender, log }: { url: string; sender: string; log: Log }): Promise<Bus> {
  const connection = await connect({
    servers: url,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    pingInterval: pingEveryMs,
    maxPingOut: maxPingsUnanswered,
  })
  let connected = true
  const listeners = new Set<Parameters<Bus['subscribe']>[0]>()
  const lastSeq = new Map<string, number>()
  let seq = 0

  const gap = () => {
    lastSeq.clear()
    for (const listener of listeners) listener.onGap()
  }
  const receive = (envelope: Envelope) => {
    const previous = lastSeq.get(envelope.sender)
    if (previous !== undefined && envelope.seq !== previous + 1) gap()
    lastSeq.set(envelope.sender, envelope.seq)
    for (const fact of envelope.facts) for (const listener of listeners) listener.onFact(fact)
  }

  connection.subscribe(subject, {
    callback: (error, message) => {
      if (error) return log.error({ err: error }, 'receiving from the bus failed')
      try {
        receive(message.json<Envelope>())
      } catch (failure) {
        log.error({ err: failure }, 'a message of the bus could not be handled')
      }
    },
  })
  void watchStatus()
  async function watchStatus() {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') connected = false
      if (type !== 'reconnect') continue
      connected = true
      gap()
    }
  }

  return {
    publish: async (facts) => {
      if (!connected) throw new Error('this node is cut off from the bus')
      seq += 1
      connection.publish(subject, JSON.stringify({ sender, seq, facts } satisfies Envelope))
      await withinTime(connection.flush())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => connection.drain(),
  }
}

/** What was sent may arrive nevertheless: facts are delivered at least once. */
async function withinTime(accepted: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('the bus does not answer')), acceptWithinMs)
  })
  try {
    await Promise.race([accepted, late])
  } finally {
    clearTimeout(timer)
  }
}
