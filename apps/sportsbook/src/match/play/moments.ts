import type { Moment, Play } from './use-play.ts'

/** True if the moments reach back to the start of the match, so that they can be counted. */
export function reachesStart({ moments }: Pick<Play, 'moments'>): boolean {
  const first = moments.at(-1)
  return first?.kind === 'part' && first.part.number === 1
}

/** How often something happened to each side. */
export const countOf = (moments: readonly Moment[], kind: Moment['kind']) => ({
  home: moments.filter((moment) => moment.kind === kind && moment.side === 'home').length,
  away: moments.filter((moment) => moment.kind === kind && moment.side === 'away').length,
})
