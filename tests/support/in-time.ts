/**
 * A property that is tried again for so many milliseconds from now, and at least once, however slow the machine: the limit of fast-check itself takes it as a failure where no run ends in
 * time. Infinity for no limit.
 */
export function inTime<Input extends unknown[]>(
  ms: number,
  tried: (...input: Input) => Promise<void>,
): (...input: Input) => Promise<void> {
  const until = performance.now() + ms
  let isTried = false
  return async (...input) => {
    if (isTried && performance.now() > until) return
    await tried(...input)
    isTried = true
  }
}
