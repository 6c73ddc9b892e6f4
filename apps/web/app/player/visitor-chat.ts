const listeners = new Set<() => void>()

/** Says that a visitor's browser may have been given the cookie of its conversation, which the page's connection does not carry yet. */
export const visitorChat = {
  begun: (): void => {
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
