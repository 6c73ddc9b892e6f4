/** The number of comparisons that take little time, also on a slow phone. */
const piece = 64

/** A stable merge sort that awaits `pause` after every few comparisons. */
export async function sortInPieces<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
  pause: () => Promise<void>,
): Promise<readonly Item[]> {
  if (items.length <= piece) {
    await pause()
    return items.toSorted(compare)
  }
  const middle = Math.ceil(items.length / 2)
  const left = await sortInPieces(items.slice(0, middle), compare, pause)
  const right = await sortInPieces(items.slice(middle), compare, pause)
  const merged: Item[] = []
  let [l, r] = [0, 0]
  while (l < left.length || r < right.length) {
    if (merged.length % piece === 0) await pause()
    const [a, b] = [left[l], right[r]]
    const takeLeft = r === right.length || (l < left.length && compare(a as Item, b as Item) <= 0) // both are within
    merged.push((takeLeft ? a : b) as Item) // the one that is within
    if (takeLeft) l++
    else r++
  }
  return merged
}
