import type { Moment, Play } from './use-play.ts'

interface Part {
  /** From 1. */
  readonly number: number
  readonly home: number
  readonly away: number
}

/**
 * The score of each part, as far as it is told. The moments of a match reach back only so far, but without a gap: of each part that has one among them, the last one tells its
 * score. Earlier parts are left out.
 */
export function partsOf({ moments, part }: Pick<Play, 'moments' | 'part'>): Part[] {
  const parts = new Map<number, Part>()
  for (const moment of moments.toReversed()) parts.set(moment.part.number, moment.part)
  if (part) parts.set(part.number, part)
  return [...parts.values()].sort((one, other) => one.number - other.number)
}

/** Whether the moments reach back to the start of the match, so that they can be counted. */
export function reachesStart({ moments }: Pick<Play, 'moments'>): boolean {
  const first = moments.at(-1)
  return first?.kind === 'part' && first.part.number === 1
}

/** How often something happened to each side. */
export const countOf = (moments: readonly Moment[], kind: Moment['kind']) => ({
  home: moments.filter((moment) => moment.kind === kind && moment.side === 'home').length,
  away: moments.filter((moment) => moment.kind === kind && moment.side === 'away').length,
})
