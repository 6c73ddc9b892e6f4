import type { Fact } from '@andon/contract/fact'

/**
 * Carries facts to every running node. Delivery is at most once and only to current subscribers: a subscriber that must not miss a fact reads
 * the state again when `onGap` is called (a node was cut off, or facts were dropped).
 */
export interface Bus {
  publish(facts: readonly Fact[]): Promise<void>
  subscribe(listener: { onFact(fact: Fact): void; onGap(): void }): () => void
  /** True: reaches other nodes. False: stays inside this process. */
  readonly shared: boolean
  connected(): boolean
  /** Announces this node to the others. */
  greet(): void
  /** True if anything came from that node within the last `withinMs`. */
  hasHeard(node: string, withinMs: number): boolean
  close(): Promise<void>
}

export { createLocalBus } from './local.ts'
export { connectNats } from './nats.ts'
