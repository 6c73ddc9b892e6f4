import { inEveryLanguage } from '@andon/contract/languages'
import type { StoredLeg } from './legs.ts'

/** One leg of a slip with the selections that decide it. */
export interface JoinedLeg {
  /** Id of the leg in its slip: its selections, so that no two legs have the same. */
  readonly id: string
  /** The selection that the player chose first. */
  readonly win: StoredLeg
  /** Selections that must win as well, at the joint price. */
  readonly together: readonly StoredLeg[]
  /** Decides the half of a bet each way that is on a place; null on winning only. */
  readonly place: StoredLeg | null
}

/** The legs of a slip in their order, from the selections of its bet. */
export function joinedLegs(rows: readonly StoredLeg[]): JoinedLeg[] {
  return [...Map.groupBy(rows, ({ leg }) => leg).values()].flatMap((parts) => {
    const win = parts.find(({ role }) => role === 'win')
    if (!win) return []
    const together = parts.filter(({ role }) => role === 'together')
    const place = parts.find(({ role }) => role === 'place') ?? null
    return [{ id: legId(win.selection, together), win, together, place }]
  })
}

export const legId = (selection: string, together: readonly { readonly selection: string }[]): string =>
  [selection, ...together.map((part) => part.selection)].join(' + ')

/** The selections that decide a leg, as the rules of settlement want them. */
export const decidedBy = ({ win, together, place }: JoinedLeg) => ({
  selections: [win, ...together].map(({ selection }) => selection),
  place: place?.selection ?? null,
})

/** The names of a leg: the event once, markets and outcomes side by side. */
export function namesOfLeg({ win, together }: Pick<JoinedLeg, 'win' | 'together'>): StoredLeg['names'] {
  if (together.length === 0) return win.names
  const joined = (of: 'market' | 'outcome') =>
    inEveryLanguage((language) => [win, ...together].map(({ names }) => names[of][language]).join(' + '))
  return { event: win.names.event, market: joined('market'), outcome: joined('outcome') }
}
