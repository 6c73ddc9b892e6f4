/**
 * Splits a batch into waves: no two items of one wave share a key, and items that share one keep their order. Each wave uses the results of the
 * earlier ones, so one batch can have a bet and its win, or the same call twice.
 */
export function waves<Item>(items: readonly Item[], keysOf: (item: Item) => readonly string[]): Item[][] {
  const lastWaveOf = new Map<string, number>()
  const cut: Item[][] = []
  for (const item of items) {
    const keys = keysOf(item)
    const wave = Math.max(-1, ...keys.map((key) => lastWaveOf.get(key) ?? -1)) + 1
    for (const key of keys) lastWaveOf.set(key, wave)
    const members = cut[wave]
    if (members) members.push(item)
    else cut[wave] = [item]
  }
  return cut
}
