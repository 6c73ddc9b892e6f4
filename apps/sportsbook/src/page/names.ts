import type { Language } from '@andon/contract/languages'
import type { Names } from './api.ts'

/** The language of the page, and that of the names of teams and athletes, which a player may choose. */
interface Languages {
  readonly page: Language
  readonly teams: Language
}

/** The two sides of a match, out of its name; none where it has another name, as outrights do. */
function sidesOf({ ja, en }: Names): readonly Names[] {
  const [inJa, inEn] = [ja.split(' 対 '), en.split(' v ')]
  if (inJa.length !== 2 || inEn.length !== 2) return []
  return inJa.map((name, place) => ({ ja: name, en: inEn[place] ?? name }))
}

/** Names of the feed: only those of teams and athletes are in their own language. */
export function namesIn({ page, teams }: Languages) {
  /** A match is called by its sides. */
  const ofEvent = (event: Names): string => event[sidesOf(event).length > 0 ? teams : page]

  /** An outcome may be an athlete, a side, or have the name of one within it, such as a handicap. */
  function ofOutcome(outcome: Names, { selection, event }: { selection: string; event: Names | null }): string {
    if (/:(competitor|player):/.test(selection.split('/')[2] ?? '')) return outcome[teams]
    if (page === teams || event === null) return outcome[page]
    return sidesOf(event).reduce((text, side) => text.replaceAll(side[page], side[teams]), outcome[page])
  }
  return { ofEvent, ofOutcome }
}
