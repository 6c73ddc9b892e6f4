import { setTimeout as sleep } from 'node:timers/promises'
import type { Fact } from '@andon/contract/fact'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import type { Log } from '../log/index.ts'
import { systemRandom } from '../random/index.ts'
import { withTimeout } from '../timeout/index.ts'
import type { Bus } from './index.ts'
import { type Listener, tellListeners } from './local.ts'

const subject = 'andon.facts'

interface Envelope {
  readonly sender: string
  readonly seq: number
  readonly facts: readonly Fact[]
  /** The sender delivered facts to itself alone before this. */
  readonly afterGap?: true
}

/** Without pings, a cut cable would go unnoticed for minutes. */
const pingEveryMs = 5_000
const maxPingsUnanswered = 2
/** NATS refuses messages of more than 1 MB. */
const factsInEnvelope = 100
/** While one node publishes, the facts of every other node wait. */
const acceptWithinMs = 2_000
const connectWithinMs = 5_000
const firstDelayMs = 250
const longestDelayMs = 5_000

export interface NatsOptions {
  readonly url: string
  /** This node's id. */
  readonly sender: string
  readonly log: Log
  /** True if another node reaches the bus: facts are better left to that node while this one does not. */
  othersConnected(): boolean
}

/**
 * The bus of several nodes, over NATS. Connects in the background and keeps reconnecting, with growing delays. Each sender numbers its envelopes;
 * a number that does not follow the last, or a new connection, is a gap, reported to listeners. A node without a connection refuses to publish
 * while another node has one and delivers instead; while no node has one, it notifies only its own listeners.
 */
export function connectNats({ url, sender, log, othersConnected }: NatsOptions): Bus {
  const listeners = new Set<Listener>()
  const lastSeq = new Map<string, number>()
  const heardAtMs = new Map<string, number>()
  let seq = 0
  let deliveredAlone = false

  const gap = () => {
    lastSeq.clear()
    for (const listener of listeners) listener.onGap()
  }
  const receive = (envelope: Envelope) => {
    const previous = lastSeq.get(envelope.sender)
    if ((envelope.afterGap && envelope.sender !== sender) || (previous !== undefined && envelope.seq !== previous + 1))
      gap()
    lastSeq.set(envelope.sender, envelope.seq)
    heardAtMs.set(envelope.sender, performance.now())
    tellListeners(listeners, { facts: envelope.facts, log })
  }
  const send = (facts: readonly Fact[]) => {
    seq += 1
    const envelope: Envelope = { sender, seq, facts, ...(deliveredAlone ? { afterGap: true } : {}) }
    line.connection()?.publish(subject, JSON.stringify(envelope))
    deliveredAlone = false
  }
  const greet = () => {
    if (line.isUp()) send([])
  }
  const line = keepConnection({
    url,
    name: sender,
    log,
    onUp: () => {
      gap()
      greet()
    },
    onMessage: receive,
  })

  return {
    publish: async (facts) => {
      const connection = line.connection()
      if (line.isUp() && connection) {
        for (let sent = 0; sent < facts.length; sent += factsInEnvelope) send(facts.slice(sent, sent + factsInEnvelope))
        await withTimeout(connection.flush(), acceptWithinMs) // sent messages may arrive even so: delivery is at least once
        return
      }
      if (othersConnected()) throw new Error('this node is cut off from the bus, and another is not')
      deliveredAlone = true
      tellListeners(listeners, { facts, log })
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    shared: true,
    connected: line.isUp,
    greet,
    hasHeard: (node, withinMs) => performance.now() - (heardAtMs.get(node) ?? Number.NEGATIVE_INFINITY) < withinMs,
    close: line.close,
  }
}

interface LineOptions {
  readonly url: string
  readonly name: string
  readonly log: Log
  /** Connected, or connected again: messages may have been missed. */
  onUp(): void
  onMessage(envelope: Envelope): void
}

/** Keeps a connection until closed: the library repairs a broken one, and one that it gives up is replaced here. */
function keepConnection({ url, name, log, onUp, onMessage }: LineOptions) {
  const closing = new AbortController()
  let connection: NatsConnection | undefined
  let isUp = false
  let attempts = 0

  const nextDelayMs = () => {
    attempts += 1
    return (
      Math.min(firstDelayMs * 2 ** Math.min(attempts - 1, 10), longestDelayMs) *
      (0.75 + systemRandom.bytes(1).readUInt8() / 512)
    )
  }
  const nowUp = () => {
    isUp = true
    attempts = 0
    onUp()
  }

  async function keep(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        connection = await connect({
          servers: url,
          name,
          timeout: connectWithinMs,
          maxReconnectAttempts: -1,
          reconnectDelayHandler: nextDelayMs,
          ignoreAuthErrorAbort: true,
          pingInterval: pingEveryMs,
          maxPingOut: maxPingsUnanswered,
        })
        if (closing.signal.aborted) return await connection.close()
        connection.subscribe(subject, { callback: take })
        nowUp()
        await Promise.race([watchStatus(connection), connection.closed()])
      } catch (error) {
        if (attempts === 0)
          log.warn({ err: error }, 'the message bus cannot be reached; this server runs without it and tries again')
      }
      isUp = false
      await sleep(nextDelayMs(), undefined, { signal: closing.signal }).catch(() => undefined) // closed meanwhile
    }
  }

  function take(error: Error | null, message: { json<T>(): T }): void {
    try {
      if (error) throw error
      onMessage(message.json<Envelope>())
    } catch (failure) {
      log.error({ err: failure }, 'a message of the bus could not be handled')
    }
  }

  async function watchStatus(watched: NatsConnection): Promise<void> {
    for await (const { type } of watched.status()) {
      if (type === 'disconnect') isUp = false
      if (type === 'reconnect') nowUp()
    }
  }

  void keep()
  return {
    connection: () => connection,
    isUp: () => isUp,
    close: async (): Promise<void> => {
      closing.abort()
      if (isUp) await connection?.drain()
      else await connection?.close()
    },
  }
}
