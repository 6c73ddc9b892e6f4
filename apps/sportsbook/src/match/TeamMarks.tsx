import { FavouriteButton } from '../favourites/FavouriteButton.tsx'
import type { EventView } from '../page/api.ts'
import { useTeamName, useText } from '../page/text.ts'
import { matchText } from './text.ts'

/** Both sides of a match, to be marked. */
export function TeamMarks({ event: { competitors } }: { event: EventView }) {
  const t = useText(matchText)
  const nameOf = useTeamName()
  if (competitors.length !== 2) return null
  return (
    <ul className="team-marks" aria-label={t('sides')}>
      {competitors.map(({ id, name }) => (
        <li key={id}>
          <FavouriteButton kind="teams" id={id} name={nameOf(name)} />
          {nameOf(name)}
        </li>
      ))}
    </ul>
  )
}
