import { FavouriteButton } from '../favourites/FavouriteButton.tsx'
import type { EventView } from '../page/api.ts'
import { useTeamName } from '../page/text.ts'

/** Both sides of a match, to be marked. */
export function TeamMarks({ event: { competitors } }: { event: EventView }) {
  const nameOf = useTeamName()
  if (competitors.length !== 2) return null
  return (
    <ul className="team-marks">
      {competitors.map(({ id, name }) => (
        <li key={id}>
          <FavouriteButton kind="teams" id={id} name={nameOf(name)} />
          {nameOf(name)}
        </li>
      ))}
    </ul>
  )
}
