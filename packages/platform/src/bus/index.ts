import type { Fact } from '../facts/index.ts'

/**
 * Carries facts to every node that is running now. Delivery is at most once and only to those who listen: whoever must not miss a fact reads
 * state again when `onGap` is called (a node was cut off, or facts were dropped).
 */
export interface Bus {
  publish(facts: readonly Fact[]): Promise<void>
  subscribe(listener: { onFact(fact: Fact): void; onGap(): void }): () => void
  /** It reaches other nodes; false: it stays inside this process. */
  readonly shared: boolean
  connected(): boolean
  /** Lets the other nodes hear that this one is there. */
  greet(): void
  /** Whether anything came from that node within the last `withinMs`. */
  hasHeard(node: string, withinMs: number): boolean
  close(): Promise<void>
}

export { createLocalBus } from './local.ts'
export { connectNats } from './nats.ts'
