import type { Fact } from '../outbox/index.ts'

/**
 * Carries facts to every node that is running now. Delivery is at most once and only to those who listen: whoever must not miss a fact reads
 * state again when `onGap` is called (a node was cut off, or facts were dropped).
 */
export interface Bus {
  publish(facts: readonly Fact[]): Promise<void>
  subscribe(listener: { onFact(fact: Fact): void; onGap(): void }): () => void
  close(): Promise<void>
}

export { createLocalBus } from './local.ts'
export { connectNats } from './nats.ts'
