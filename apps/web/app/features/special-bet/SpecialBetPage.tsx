import { siteContext } from '@andon/web/load-context'
import { Skeleton } from '@andon/web-kit/Skeleton'
import { Link, useNavigate } from 'react-router'
import { EmptyState } from '../../page/EmptyState.tsx'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { useSession } from '../../player/session.ts'
import { loadSports } from '../sports/load-sports.ts'
import { OpenGames } from '../sports/OpenGames.tsx'
import { PlayerSportsBook } from '../sports/PlayerSportsBook.tsx'
import type { Route } from './+types/SpecialBetPage'
import { specialBetText } from './text.ts'

export const loader = ({ context }: Route.LoaderArgs) => loadSports(context.get(siteContext), 'special-bet')

/** The sportsbook's special bets, for players. The shell sends visitors to the login. */
export default function SpecialBetPage({ loaderData: sports }: Route.ComponentProps) {
  const t = useText(specialBetText)
  const path = usePath()
  const navigate = useNavigate()
  const { state } = useSession()
  /** Other pages of the sportsbook have addresses of their own. */
  const leave = (view: string) => void navigate(path(view === '/' ? '/sports' : `/sports${view}`))
  const title = <PageTitle title={t('title')} description={t('description')} />
  if (sports.vendorId !== null && state === 'player')
    return (
      <>
        {title}
        <h1 className="sr-only">{t('title')}</h1>
        <PlayerSportsBook vendorId={sports.vendorId} view="/specials" onView={leave} title={t('title')} />
      </>
    )
  return (
    <>
      {title}
      {/* as high as the window: the footer stays below it until the page is loaded */}
      <section className={`page-width section ${state === 'player' ? '' : 'min-h-dvh'}`}>
        <h1 className="heading-1">{t('title')}</h1>
        {state === 'player' ? (
          <EmptyState picture="specialBets" title={t('none')} text={t('noneText')}>
            <Link to={path('/lobbies/casino')} prefetch="intent" className="button" data-kind="primary">
              {t('toCasino')}
            </Link>
          </EmptyState>
        ) : (
          <Skeleton lines={8} />
        )}
      </section>
      {state === 'player' && <OpenGames content={sports.content} />}
    </>
  )
}
