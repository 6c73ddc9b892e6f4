interface Room {
  readonly remaining?: number | undefined
}

/** The limit with the least remaining among several of one type. Undefined if there are fewer than two to compare. */
export function tightestOf<L extends Room>(limits: readonly L[]): L | undefined {
  const counted = limits.filter(({ remaining }) => remaining !== undefined)
  if (counted.length < 2) return undefined
  return counted.reduce((least, limit) => ((limit.remaining ?? 0) < (least.remaining ?? 0) ? limit : least))
}
