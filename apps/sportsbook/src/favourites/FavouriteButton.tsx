import { SportsbookIcon } from '@andon/web-kit/SportsbookIcon'
import { useText } from '../page/text.ts'
import { favourites, type Kind, withMark, without } from './marks.ts'
import { favouritesText } from './text.ts'

/** Marks a sport, a tournament, a team or an event. */
export function FavouriteButton({ kind, id, name }: { kind: Kind; id: string; name: string }) {
  const t = useText(favouritesText)
  const known = favourites.use()
  const marked = known[kind].includes(id)
  const toggle = () =>
    favourites.update((before) => (marked ? without(before, kind, id) : withMark(before, { kind, id, name })))
  return (
    <button
      type="button"
      className="favourite"
      aria-pressed={marked}
      aria-label={t(marked ? 'unfavourite' : 'favourite', { name })}
      onClick={toggle}
    >
      <SportsbookIcon name="star" />
    </button>
  )
}
