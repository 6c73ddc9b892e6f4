import { Suspense } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '../../page/EmptyState.tsx'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { SaferPlay } from '../fair-play/SaferPlay.tsx'
import { FairPicture } from './FairPicture.tsx'
import { HallScene } from './HallScene.tsx'
import { NextOne } from './NextOne.tsx'
import { PastTournaments } from './PastTournaments.tsx'
import { TournamentCard } from './TournamentCard.tsx'
import { tournamentText } from './text.ts'
import { arrange } from './tournament-state.ts'
import { useClock } from './use-clock.ts'
import { useHall } from './use-tournaments.ts'
import { WaitingPrizes } from './WaitingPrizes.tsx'

/** The tournaments that run, that come and that are over. The browser fetches the lists: a kept page would show those of another day. */
export function TournamentsPage() {
  const t = useText(tournamentText)
  return (
    <>
      <PageTitle title={t('title')} description={t('lead')} path="/tournament" />
      <header className="hall-head">
        <HallScene />
        <div className="page-width hall-head-words">
          <h1 className="heading-1">{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
      </header>
      <div className="page-width hall-lists">
        <Lists />
        <FairPicture />
      </div>
      <SaferPlay />
    </>
  )
}

function Lists() {
  const t = useText(tournamentText)
  const nowMs = useClock()
  const { data, isError, refetch, hasEarlier, loadEarlier } = useHall()
  if (isError && data === undefined)
    return (
      <p className="hall-failed" role="alert">
        {t('failed')}{' '}
        <button type="button" className="text-link" onClick={() => void refetch()}>
          {t('retry')}
        </button>
      </p>
    )
  if (data === undefined || nowMs === null) return <Outline />
  const { running, upcoming, past } = arrange(data, nowMs)
  if (data.length === 0) return <NothingYet />
  return (
    <>
      <Suspense>
        <WaitingPrizes />
      </Suspense>
      <section className="hall-part" aria-labelledby="running">
        <h2 id="running" className="heading-2">
          {t('running')}
        </h2>
        {running.length === 0 ? (
          <NextOne next={upcoming[0]} nowMs={nowMs} />
        ) : (
          <ul className="races">
            {running.map((tournament) => (
              <li key={tournament.id}>
                <TournamentCard tournament={tournament} nowMs={nowMs} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="hall-part" aria-labelledby="upcoming">
        <h2 id="upcoming" className="heading-2">
          {t('upcoming')}
        </h2>
        {upcoming.length === 0 ? (
          <p className="text-ink-soft">{t('upcoming.none')}</p>
        ) : (
          <ul className="races">
            {upcoming.map((tournament) => (
              <li key={tournament.id}>
                <TournamentCard tournament={tournament} nowMs={nowMs} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <PastTournaments past={past} nowMs={nowMs} hasEarlier={hasEarlier} loadEarlier={loadEarlier} />
    </>
  )
}

function NothingYet() {
  const t = useText(tournamentText)
  const path = usePath()
  return (
    <EmptyState picture="tournaments" title={t('running.none')} text={t('running.soon')}>
      <Link to={path('/allgames')} className="button" data-kind="primary">
        {t('toGames')}
      </Link>
    </EmptyState>
  )
}

/** A placeholder as high as the cards of the tournaments that usually run. */
function Outline() {
  const t = useText(tournamentText)
  return (
    <div className="hall-part">
      <h2 className="heading-2">{t('running')}</h2>
      <div className="races" aria-hidden="true">
        {['a', 'b', 'c'].map((place) => (
          <span key={place} className="skeleton-block race-outline" />
        ))}
      </div>
    </div>
  )
}
