/** Storage that a browser may forbid to embedded pages: then the page remembers until it closes. */
export interface Memory {
  recall(key: string): string | null
  remember(key: string, value: string): void
}

export const sittingMemory = createMemory(() => sessionStorage)
export const deviceMemory = createMemory(() => localStorage)

function createMemory(storage: () => Storage): Memory {
  const kept = new Map<string, string>()
  return {
    recall: (key) => {
      try {
        return storage().getItem(key)
      } catch {
        return kept.get(key) ?? null // forbidden by the browser's settings
      }
    },
    remember: (key, value) => {
      kept.set(key, value)
      try {
        storage().setItem(key, value)
      } catch {
        // forbidden or full: `kept` has it for as long as the page lives
      }
    },
  }
}
