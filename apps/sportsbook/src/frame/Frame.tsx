import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { FindingNav } from '../finding/FindingNav.tsx'
import { FindingPage } from '../finding/FindingPage.tsx'
import { useLine } from '../live/use-live.ts'
import { PriceNews } from '../slip/PriceNews.tsx'
import { loadFilledSlip, Slip } from '../slip/Slip.tsx'
import { SlipLink } from '../slip/SlipLink.tsx'
import { useSlipSelections } from '../slip/selections.ts'
import { slipText } from '../slip/text.ts'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import { frameText } from './messages.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { goTo, type Route, readPath, usePath } from './route.ts'
import { loadSettings, SettingsMenu } from './SettingsMenu.tsx'
import { useServices } from './services.tsx'
import { settings } from './settings.ts'
import { useText } from './text.ts'

const pages = {
  event: () => import('../match/MatchPage.tsx'),
  slip: () => import('../slip/SharedSlipPage.tsx'),
  bets: () => import('../bets/BetsPage.tsx'),
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

/** What is always there: the bar, the sports from A to Z on the left, the page, and the slip on the right; on phones the slip is a drawer. */
export function Frame() {
  const t = useText(frameText)
  const { host } = useServices()
  const path = usePath()
  const route = readPath(path)
  const { calm } = settings.use()
  const isLost = useLine() === 'lost'
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
          <FindingNav route={route} />
        </div>
        <main className="column-middle">
          <PageBoundary path={path}>
            <Page route={route} />
          </PageBoundary>
        </main>
        <div className="column-right">
          <Slip />
        </div>
      </div>
      <SlipBar />
      <PriceNews />
    </div>
  )
}

function Page({ route }: { route: Route }) {
  const t = useText(frameText)
  /** Of this mount: a page that failed to load fails for good. */
  const [{ MatchPage, SharedSlipPage, BetsPage }] = useState(() => ({
    MatchPage: lazy(pages.event),
    SharedSlipPage: lazy(pages.slip),
    BetsPage: lazy(pages.bets),
  }))
  return (
    <Suspense
      fallback={
        <p className="loading" role="status">
          {t('loading')}
        </p>
      }
    >
      {route.page === 'event' ? (
        <MatchPage key={route.event} event={route.event} {...(route.pick && { pick: route.pick })} />
      ) : route.page === 'bets' ? (
        <BetsPage state={route.state} />
      ) : route.page === 'slip' ? (
        <SharedSlipPage key={route.code} code={route.code} />
      ) : (
        <FindingPage route={route} />
      )}
    </Suspense>
  )
}

function TopBar({ page }: { page: string }) {
  const t = useText(frameText)
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
        <Link to={{ page: 'bets', state: 'open' }} current={page === 'bets'}>
          {t('bets')}
        </Link>
      </nav>
      <Link
        to={{ page: 'favourites' }}
        className="icon-button top-favourites"
        label={t('favourites')}
        current={page === 'favourites'}
      >
        <Icon name="star" />
      </Link>
      <Link to={{ page: 'search', query: '' }} className="icon-button" label={t('search')}>
        <Icon name="search" />
      </Link>
      <SettingsMenu />
    </header>
  )
}

/** On phones: the slip is one tap away, also when it is empty but tells what became of bets. */
function SlipBar() {
  const t = useText(slipText)
  const count = useSlipSelections().length
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="slip-bar" onClick={() => setOpen(true)}>
        <span className="slip-count">{count}</span>
        {t('slip')}
      </button>
      {open && <SlipDrawer onClose={() => setOpen(false)} />}
    </>
  )
}

/** A native dialog: the browser keeps the focus inside and gives it back. */
function SlipDrawer({ onClose }: { onClose: () => void }) {
  const t = useText(slipText)
  const dialog = useRef<HTMLDialogElement>(null)
  const path = usePath()
  const opened = useRef(path)
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    if (path !== opened.current) onClose()
  }, [path, onClose])
  return (
    <dialog
      ref={dialog}
      className="drawer"
      aria-label={t('slip')}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className="drawer-body">
        <button type="button" className="icon-button drawer-close" aria-label={t('close')} onClick={onClose}>
          <Icon name="cross" />
        </button>
        <Slip />
      </div>
    </dialog>
  )
}
