import { Link } from '../page/Link.tsx'
import { useText } from '../page/text.ts'
import { NextRaces } from './NextRaces.tsx'
import { useMeetings } from './queries.ts'
import { raceText } from './text.ts'

/** The races that start next, on the home page; nothing where no race takes bets. */
export function HomeRaces() {
  const t = useText(raceText)
  const { data: meetings } = useMeetings()
  if (!meetings) return null
  return (
    <NextRaces
      meetings={meetings}
      more={<Link to={{ page: 'sport', sport: 'keirin', part: 'matches' }}>{t('all')}</Link>}
    />
  )
}
