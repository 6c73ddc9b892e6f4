/** All choices of `count` of so many places, each in order. */
export function* choices(of: number, count: number, from = 0): Generator<number[]> {
  if (count === 0) return yield []
  for (let first = from; first <= of - count; first++)
    for (const others of choices(of, count - 1, first + 1)) yield [first, ...others]
}

/** The lines of a system: each choice of a fold's size that has all bankers. Places are those of the legs. */
export function linesOfSystem(legs: number, folds: readonly number[], bankers: readonly number[]): number[][] {
  return folds.flatMap((fold) =>
    [...choices(legs, fold)].filter((line) => bankers.every((banker) => line.includes(banker))),
  )
}
