import { SportIcon } from '../art/SportIcon.tsx'
import { useName, useText } from '../frame/text.ts'
import { EventList } from './EventList.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import { useTournaments } from './queries.ts'
import { findingText } from './text.ts'

/** One tournament: its matches by start, then its outrights. */
export default function TournamentPage({ sport, tournament: id }: { sport: string; tournament: string }) {
  const t = useText(findingText)
  const nameOf = useName()
  const categories = useTournaments(undefined)
  const tournament = categories?.flatMap(({ tournaments }) => tournaments).find((one) => one.id === id)
  const name = tournament ? nameOf(tournament.name) : ''
  return (
    <>
      <h1 className="page-title">
        <SportIcon sport={sport} />
        {name} {tournament && <FavouriteButton kind="tournaments" id={id} name={name} />}
      </h1>
      <EventList filter={{ tournament: id }} none={t('sport.none')} />
      <h2 className="section-title">{t('outrights')}</h2>
      <EventList filter={{ tournament: id, when: 'outright' }} none={t('sport.none')} />
    </>
  )
}
