import * as v from 'valibot'
import { Icon } from '../frame/Icon.tsx'
import { createStoredState } from '../frame/stored-state.ts'
import { useText } from '../frame/text.ts'
import { findingText } from './text.ts'

const ids = v.array(v.string())
/** What the player marked, by kind, as ids; of this browser. */
export const favourites = createStoredState(
  'sports.favourites',
  v.object({ sports: ids, tournaments: ids, teams: ids, events: ids }),
  { sports: [], tournaments: [], teams: [], events: [] },
)
type Kind = keyof ReturnType<typeof favourites.get>
const most = 200

/** Marks a sport, a tournament, a team or an event. */
export function FavouriteButton({ kind, id, name }: { kind: Kind; id: string; name: string }) {
  const t = useText(findingText)
  const known = favourites.use()
  const marked = known[kind].includes(id)
  const toggle = () =>
    favourites.set({
      ...known,
      [kind]: marked ? known[kind].filter((one) => one !== id) : [...known[kind], id].slice(-most),
    })
  return (
    <button
      type="button"
      className="favourite"
      aria-pressed={marked}
      aria-label={t('favourite', { name })}
      onClick={toggle}
    >
      <Icon name="star" />
    </button>
  )
}
