import type { Fact } from '@andon/contract/fact'
import type { Log } from '../log/index.ts'
import type { Bus } from './index.ts'

export type Listener = Parameters<Bus['subscribe']>[0]

/** Listeners are called in order; one that throws does not stop the others. */
export function tellListeners(
  listeners: Iterable<Listener>,
  { facts, log }: { facts: readonly Fact[]; log: Log },
): void {
  for (const fact of facts) {
    for (const listener of listeners) {
      try {
        listener.onFact(fact)
      } catch (error) {
        log.error({ err: error, fact: fact.name }, 'a listener of the bus failed')
      }
    }
  }
}

/** The bus of a single node. */
export function createLocalBus({ log }: { log: Log }): Bus {
  const listeners = new Set<Listener>()
  return {
    publish: async (facts) => tellListeners(listeners, { facts, log }),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    shared: false,
    connected: () => false,
    greet: () => undefined,
    hasHeard: () => false,
    close: async () => listeners.clear(),
  }
}
