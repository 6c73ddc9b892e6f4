import type { Log } from '../log/index.ts'
import type { Bus } from './index.ts'

/** The bus of a single node: listeners are called in order, one that throws does not stop the others. */
export function createLocalBus({ log }: { log: Log }): Bus {
  const listeners = new Set<Parameters<Bus['subscribe']>[0]>()
  return {
    publish: async (facts) => {
      for (const fact of facts) {
        for (const listener of listeners) {
          try {
            listener.onFact(fact)
          } catch (error) {
            log.error({ err: error, fact: fact.name }, 'a listener of the bus failed')
          }
        }
      }
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => listeners.clear(),
  }
}
