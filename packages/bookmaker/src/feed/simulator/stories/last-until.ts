/** The last of the steps, in the order of time, that has come by a second; undefined before the first. */
export function lastUntil<Step extends { readonly second: number }>(
  steps: readonly Step[],
  second: number,
): Step | undefined {
  let [low, high] = [0, steps.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((steps[middle]?.second ?? second) <= second) low = middle + 1
    else high = middle
  }
  return steps[low - 1]
}
