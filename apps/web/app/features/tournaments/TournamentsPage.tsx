import { siteContext } from '@andon/web/load-context'
import { Link } from 'react-router'
import { EmptyState } from '../../page/EmptyState.tsx'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { SaferPlay } from '../fair-play/SaferPlay.tsx'
import { announcementText } from '../promotions/text.ts'
import type { Route } from './+types/TournamentsPage'
import { loadTournaments } from './load-tournaments.ts'
import { TournamentList } from './TournamentList.tsx'

export const loader = ({ context }: Route.LoaderArgs) => loadTournaments(context.get(siteContext))

export default function TournamentsPage({ loaderData: tournaments }: Route.ComponentProps) {
  const t = useText(announcementText)
  const path = usePath()
  return (
    <>
      <PageTitle title={t('tournaments')} description={t('tournaments.lead')} path="/tournament" />
      <section className="page-width section">
        <h1 className="heading-1">{t('tournaments')}</h1>
        <p className="mt-2 max-w-prose text-ink-soft">{t('tournaments.lead')}</p>
        {tournaments.length > 0 ? (
          <TournamentList tournaments={tournaments} />
        ) : (
          <EmptyState picture="tournaments" title={t('tournaments.none')} text={t('tournaments.noneText')}>
            <Link to={path('/allgames')} className="button" data-kind="primary">
              {t('toGames')}
            </Link>
          </EmptyState>
        )}
      </section>
      <SaferPlay />
    </>
  )
}
