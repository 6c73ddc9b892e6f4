import { Button } from '@andon/web-kit/Button'
import { useState } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '../../page/EmptyState.tsx'
import { useModals } from '../../page/modals.ts'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { rememberReturnPath } from '../../player/return-path.ts'
import { useSession } from '../../player/session.ts'
import type { SportsContent } from './load-sports.ts'
import { OpenGames } from './OpenGames.tsx'
import { PlayerSportsBook } from './PlayerSportsBook.tsx'
import { sportsPath } from './SportsBookFrame.tsx'
import { sportsText } from './text.ts'
import { VisitorSportsBook } from './VisitorSportsBook.tsx'

interface Props {
  readonly sports: SportsContent
  /** The page of the sportsbook: `/`, `/a-z`, `/event/sr:match:1`. */
  readonly view: string
  readonly onView: (view: string) => void
}

/** The sportsbook, for visitors as well where it has pages for them; or a notice that this site has none, with links to its lobbies. */
export function SportsPage({ sports, view, onView }: Props) {
  const t = useText(sportsText)
  const { state } = useSession()
  const { vendorId, previewUrl } = sports
  const isAToZ = view === '/a-z'
  const title = t(isAToZ ? 'az.title' : 'title')
  /** The sportsbook's title of the page that it shows. */
  const [named, setNamed] = useState<{ readonly view: string; readonly title: string | null }>()
  const ownTitle = named?.view === view ? named.title : null
  const meta = (
    <PageTitle
      title={ownTitle ?? title}
      description={t(isAToZ ? 'az.description' : 'description')}
      path={isAToZ ? '/sports/a-z' : '/sports'}
    />
  )
  const place = { view, onView, title, onTitle: setNamed }
  if (vendorId !== null && (state === 'player' || previewUrl !== null))
    return (
      <>
        {meta}
        <h1 className="sr-only">{title}</h1>
        {state === 'player' ? (
          <PlayerSportsBook vendorId={vendorId} {...place} />
        ) : (
          <VisitorSportsBook previewUrl={state === 'visitor' ? previewUrl : null} {...place} />
        )}
      </>
    )
  return (
    <>
      {meta}
      <section className="page-width section">
        <h1 className="heading-1">{title}</h1>
        {vendorId === null ? <NoSportsBook /> : <LogInFirst view={view} />}
      </section>
      <OpenGames content={sports.content} />
    </>
  )
}

function NoSportsBook() {
  const t = useText(sportsText)
  const path = usePath()
  return (
    <EmptyState picture="sports" title={t('none')} text={t('noneText')}>
      <div className="play-buttons">
        <Link to={path('/lobbies/casino')} prefetch="intent" className="button" data-kind="primary">
          {t('toCasino')}
        </Link>
        <Link to={path('/customer-service')} className="button" data-kind="secondary">
          {t('ask')}
        </Link>
      </div>
    </EmptyState>
  )
}

/** Where a bought-in sportsbook shows its pages to players only. */
function LogInFirst({ view }: { view: string }) {
  const t = useText(sportsText)
  const modals = useModals()
  const logIn = () => {
    rememberReturnPath(sportsPath(view))
    modals.open('login')
  }
  return (
    <EmptyState picture="sports" title={t('visitor')} text={t('visitorText')}>
      <Button kind="primary" href="?login=true" onFollow={logIn}>
        {t('logIn')}
      </Button>
    </EmptyState>
  )
}
