/** Counts the followers of each key. */
export function createFollowers() {
  const counts = new Map<string, number>()
  return {
    has: (key: string): boolean => counts.has(key),
    keys: (): Iterable<string> => counts.keys(),
    /** Returns what ends it. */
    follow(key: string): () => void {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return () => {
        const left = (counts.get(key) ?? 1) - 1
        if (left > 0) counts.set(key, left)
        else counts.delete(key)
      }
    },
  }
}
