import * as v from 'valibot'
import { createStoredState } from '../page/stored-state.ts'

const ids = v.array(v.string())
/** The ids that the player marked in this browser, by kind. */
export const favourites = createStoredState(
  'sports.favourites',
  v.object({
    sports: ids,
    tournaments: ids,
    teams: ids,
    events: ids,
    /** Their names when they were marked, for those without a match now. */
    names: v.optional(v.record(v.string(), v.string()), {}),
  }),
  { sports: [], tournaments: [], teams: [], events: [], names: {} },
)
type Marked = ReturnType<typeof favourites.get>
export type Kind = Exclude<keyof Marked, 'names'>

/** The most marks of a kind. The oldest make place for a new one. */
const most = 200

/** With one more mark, and its name for when it has no match. */
export function withMark(marked: Marked, { kind, id, name }: { kind: Kind; id: string; name: string }): Marked {
  const ids = [...marked[kind].filter((one) => one !== id), id].slice(-most)
  return namesOfMarks({ ...marked, [kind]: ids, names: { ...marked.names, [id]: name } })
}

export const without = (marked: Marked, kind: Kind, id: string): Marked =>
  namesOfMarks({ ...marked, [kind]: marked[kind].filter((one) => one !== id) })

/** Puts the marked ones first, each part in its order. */
export const pinnedFirst = <Of extends { readonly id: string }>(
  all: readonly Of[],
  marked: readonly string[],
): Of[] => [...all.filter(({ id }) => marked.includes(id)), ...all.filter(({ id }) => !marked.includes(id))]

/** Names are kept only for what is marked. */
function namesOfMarks(marked: Marked): Marked {
  const ids = new Set([...marked.sports, ...marked.tournaments, ...marked.teams, ...marked.events])
  return { ...marked, names: Object.fromEntries(Object.entries(marked.names).filter(([id]) => ids.has(id))) }
}
