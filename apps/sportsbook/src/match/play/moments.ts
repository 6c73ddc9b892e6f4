import type { Play } from './use-play.ts'

/** True if the moments reach back to the start of the match, so that a time line has all of them. */
export function reachesStart({ moments }: Pick<Play, 'moments'>): boolean {
  const first = moments.at(-1)
  return first?.kind === 'part' && first.part.number === 1
}
