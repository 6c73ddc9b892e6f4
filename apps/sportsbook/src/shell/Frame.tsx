import { SportsbookIcon } from '@andon/web-kit/SportsbookIcon'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { EventsNav } from '../events/EventsNav.tsx'
import { EventsPage } from '../events/EventsPage.tsx'
import { useConnection } from '../live/use-live.ts'
import { BesideContext } from '../page/beside.ts'
import { useCalm } from '../page/calm.ts'
import { Link } from '../page/Link.tsx'
import { pageText } from '../page/messages.ts'
import { PageBoundary } from '../page/PageBoundary.tsx'
import { goTo, type Route, readPath, usePath } from '../page/route.ts'
import { useServices } from '../page/services.ts'
import { useText } from '../page/text.ts'
import { loadFilledSlip, Slip } from '../slip/Slip.tsx'
import { SlipBar } from '../slip/SlipBar.tsx'
import { SlipLink } from '../slip/share/SlipLink.tsx'
import { shellText } from './messages.ts'
import { loadSettings, SettingsMenu } from './SettingsMenu.tsx'

const pages = {
  event: () => import('../match/MatchPage.tsx'),
  slip: () => import('../slip/share/SharedSlipPage.tsx'),
  bets: () => import('../bets/BetsPage.tsx'),
  bet: () => import('../bets/BetPage.tsx'),
  multiview: () => import('../multiview/MultiviewPage.tsx'),
}
const idleMs = 2_000

/** Fetches the pages that are opened next while nothing else happens, so that they open without a connection, too. */
function usePagesAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of [loadFilledSlip, loadSettings, pages.event, pages.bets]) load().catch(() => undefined) // fetched again when it is opened
    }, idleMs)
    return () => clearTimeout(timer)
  }, [])
}

/** The bar, the sports on the left, the page, and the slip on the right; on phones the slip is a drawer. */
export function Frame() {
  const t = useText(shellText)
  const { host } = useServices()
  const path = usePath()
  const route = readPath(path)
  const calm = useCalm()
  const isLost = useConnection() === 'lost'
  const [beside, setBeside] = useState<HTMLElement | null>(null)
  usePagesAhead()
  useEffect(() => host.send({ type: 'sportsbook.ready' }), [host])
  useEffect(() => host.send({ type: 'sportsbook.location', path }), [host, path])
  useEffect(
    () =>
      host.onMessage((message) => {
        if (message.type === 'sportsbook.navigate') goTo(readPath(message.path), { replace: true }) // the step back is the site's
      }),
    [host],
  )
  return (
    <div className="frame" data-calm={calm || undefined} data-offline={isLost || undefined}>
      <SlipLink />
      <TopBar page={route.page} />
      <div role="status">{isLost && <p className="offline-bar">{t('offline')}</p>}</div>
      <div className="columns">
        <div className="column-left">
          <EventsNav route={route} />
        </div>
        <main className="column-middle">
          <PageBoundary path={path}>
            <BesideContext value={beside}>
              <Page route={route} />
            </BesideContext>
          </PageBoundary>
        </main>
        <div className="column-right">
          <Slip />
          <div className="beside" ref={setBeside} />
        </div>
      </div>
      <SlipBar />
      <LaterParts path={path} />
    </div>
  )
}

/** Fetched after the first view, where that fails again on the next page: nothing is announced in the first seconds. */
function LaterParts({ path }: { path: string }) {
  const [Later, setLater] = useState<ComponentType | null>(null)
  useEffect(() => {
    import('./Later.tsx').then(
      (module) => setLater(() => module.Later),
      () => undefined,
    )
  }, [path])
  return Later && <Later />
}

function Page({ route }: { route: Route }) {
  const p = useText(pageText)
  /** Kept for this mount: a page that failed to load fails for good. */
  const [{ MatchPage, SharedSlipPage, BetsPage, BetPage, MultiviewPage }] = useState(() => ({
    MatchPage: lazy(pages.event),
    SharedSlipPage: lazy(pages.slip),
    BetsPage: lazy(pages.bets),
    BetPage: lazy(pages.bet),
    MultiviewPage: lazy(pages.multiview),
  }))
  return (
    <Suspense
      fallback={
        <p className="loading" role="status">
          {p('loading')}
        </p>
      }
    >
      {route.page === 'event' ? (
        <MatchPage key={route.event} event={route.event} {...(route.pick && { pick: route.pick })} />
      ) : route.page === 'bets' ? (
        <BetsPage state={route.state} />
      ) : route.page === 'bet' ? (
        <BetPage key={route.bet} bet={route.bet} />
      ) : route.page === 'slip' ? (
        <SharedSlipPage key={route.code} code={route.code} />
      ) : route.page === 'multiview' ? (
        <MultiviewPage />
      ) : (
        <EventsPage route={route} />
      )}
    </Suspense>
  )
}

function TopBar({ page }: { page: string }) {
  const t = useText(shellText)
  return (
    <header className="top-bar">
      <nav className="top-links" aria-label={t('pages')}>
        <Link to={{ page: 'home' }} current={page === 'home'}>
          {t('home')}
        </Link>
        <Link to={{ page: 'live', sport: null }} current={page === 'live'}>
          {t('live')}
        </Link>
        <Link to={{ page: 'a-z' }} current={page === 'a-z'}>
          {t('a-z')}
        </Link>
        <Link to={{ page: 'bets', state: 'open' }} current={page === 'bets' || page === 'bet'}>
          {t('bets')}
        </Link>
      </nav>
      <Link
        to={{ page: 'favourites' }}
        className="icon-button top-favourites"
        label={t('favourites')}
        current={page === 'favourites'}
      >
        <SportsbookIcon name="star" />
      </Link>
      <Link to={{ page: 'search', query: '' }} className="icon-button" label={t('search')}>
        <SportsbookIcon name="search" />
      </Link>
      <SettingsMenu />
    </header>
  )
}
