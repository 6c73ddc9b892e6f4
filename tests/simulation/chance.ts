/** Seeded random numbers (mulberry32), so that a history can be repeated. */
export function createChance(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** From `least` to `most`, both included. */
    between: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    oneOf: <T>(first: T, ...rest: readonly T[]): T => rest[Math.floor(next() * (rest.length + 1)) - 1] ?? first,
  }
}
export type Chance = ReturnType<typeof createChance>
