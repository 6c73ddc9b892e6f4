interface Room {
  readonly remaining?: number | undefined
}

/** Of several limits of one kind the one with the least room; one alone, or one that counts nothing, needs no mark. */
export function tightestOf<L extends Room>(limits: readonly L[]): L | undefined {
  const counted = limits.filter(({ remaining }) => remaining !== undefined)
  if (counted.length < 2) return undefined
  return counted.reduce((least, limit) => ((limit.remaining ?? 0) < (least.remaining ?? 0) ? limit : least))
}
