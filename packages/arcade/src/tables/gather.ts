/** Collects items by their key for a moment, and hands those of a key over together. */
export function gather<Key, Item>({
  nameOf,
  afterMs,
  handOver,
}: {
  readonly nameOf: (key: Key) => string
  readonly afterMs: number
  readonly handOver: (key: Key, items: readonly Item[]) => void
}): (key: Key, items: readonly Item[]) => void {
  const waiting = new Map<string, { readonly key: Key; readonly items: Item[] }>()
  return (key, items) => {
    const name = nameOf(key)
    const known = waiting.get(name)
    if (known) {
      known.items.push(...items)
      return
    }
    waiting.set(name, { key, items: [...items] })
    setTimeout(() => {
      const gathered = waiting.get(name)
      waiting.delete(name)
      if (gathered) handOver(key, gathered.items)
    }, afterMs).unref()
  }
}
