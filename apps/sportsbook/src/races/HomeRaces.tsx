import { eventsText } from '../events/text.ts'
import { Link } from '../page/Link.tsx'
import { useText } from '../page/text.ts'
import { NextRaces } from './NextRaces.tsx'
import { useMeetings } from './queries.ts'

/** The races that start next, on the home page; nothing where no race takes bets. */
export function HomeRaces() {
  const t = useText(eventsText)
  const { data: meetings } = useMeetings()
  if (!meetings) return null
  return (
    <NextRaces
      meetings={meetings}
      more={<Link to={{ page: 'sport', sport: 'keirin', part: 'matches' }}>{t('all')}</Link>}
    />
  )
}
