import { Button } from '@andon/web-kit/Button'
import { useEffect, useRef, useState } from 'react'
import { EmptyState } from '../../page/EmptyState.tsx'
import { useHideFooter } from '../../page/hide-footer.ts'
import { useText } from '../../page/use-text.ts'
import { sportsText } from './text.ts'
import { useSportsBookMessages } from './use-sports-book-messages.ts'
import type { SportsFigures } from './use-sports-figures.ts'

export interface SportsBookPlace {
  readonly title: string
  /** The page of the sportsbook, as it stands in the address of this page. */
  readonly view: string
  /** The sportsbook shows another page. */
  readonly onView: (view: string) => void
  /** The sportsbook's name for one of its pages; null: the page has no name of its own. */
  readonly onTitle?: (page: { readonly view: string; readonly title: string | null }) => void
}

/** How it is opened: for a player with tokens that are renewed, for a visitor by an address alone. */
export interface SportsBookLaunch {
  readonly opened: { readonly launchUrl: string } | undefined
  readonly refreshed?: { readonly authToken: string; readonly expiresAt: string } | undefined
  readonly failed: boolean
  again(): void
  renewNow(): void
}

interface Props extends SportsBookPlace {
  readonly launch: SportsBookLaunch
  /** The figures of the player's day; absent until they are known, and for a visitor. */
  readonly figures?: SportsFigures | undefined
  /** In minor units, as the site shows it: in all, and what of it are free bets; absent for a visitor. */
  readonly balance?: { readonly total: number; readonly freeBets: number } | undefined
}

/** A sportsbook that neither loads nor reports itself in this time has failed. */
const patienceMs = 30_000

/** The sportsbook's iframe on its own origin, below the header. Its messages act on this page. */
export function SportsBookFrame({ launch, figures, balance, title, view, onView, onTitle }: Props) {
  const t = useText(sportsText)
  const frame = useRef<HTMLIFrameElement>(null)
  const { refreshed, failed } = launch
  const launchUrl = launch.opened?.launchUrl
  const [ready, setReady] = useState<string>()
  const [tooLate, setTooLate] = useState<string>()
  const [height, setHeight] = useState<number>()
  const lost = failed || (launchUrl !== undefined && tooLate === launchUrl)
  useHideFooter(!lost)

  /** The page that the frame shows, as far as this page knows: it is not sent back to the frame. */
  const inFrame = useRef(view)
  const [openedView] = useState(view)
  const origin = launchUrl === undefined ? null : new URL(launchUrl).origin
  const send = useSportsBookMessages(frame, {
    origin,
    returnPath: sportsPath(view),
    onReady: () => setReady(launchUrl),
    onLocation: (shown) => {
      if (inFrame.current === shown) return
      inFrame.current = shown
      onView(shown)
    },
    onTitle: (title) => onTitle?.({ view: inFrame.current, title }),
    onExpired: launch.renewNow,
    onHeight: setHeight,
  })

  useEffect(() => {
    if (figures && launchUrl !== undefined && ready === launchUrl) send({ type: 'sportsbook.figures', ...figures })
  }, [figures, launchUrl, ready, send])
  const { total, freeBets } = balance ?? {}
  useEffect(() => {
    if (total === undefined || launchUrl === undefined || ready !== launchUrl) return
    send({ type: 'sportsbook.balanceChanged', balance: total, freeBets })
  }, [total, freeBets, launchUrl, ready, send])
  useEffect(() => {
    if (refreshed) send({ type: 'sportsbook.token', ...refreshed })
  }, [refreshed, send])
  useEffect(() => {
    if (inFrame.current === view) return
    inFrame.current = view
    send({ type: 'sportsbook.navigate', path: view })
  }, [view, send])
  useEffect(() => {
    if (launchUrl === undefined || ready === launchUrl) return
    const timer = setTimeout(() => setTooLate(launchUrl), patienceMs)
    return () => clearTimeout(timer)
  }, [launchUrl, ready])

  const again = () => {
    setTooLate(undefined)
    launch.again()
  }
  if (lost) return <SportsBookFailed onAgain={again} />
  return (
    <div className="sports-book" style={height === undefined ? undefined : { blockSize: height }}>
      {launchUrl !== undefined && (
        <iframe
          key={launchUrl}
          ref={frame}
          title={title}
          src={launchAt(launchUrl, openedView)}
          allow="fullscreen; clipboard-write"
          sandbox="allow-scripts allow-same-origin allow-forms allow-downloads"
          referrerPolicy="origin"
          onLoad={() => setReady(launchUrl)}
        />
      )}
      {(launchUrl === undefined || ready !== launchUrl) && (
        <p role="status" className="game-loading sports-opening">
          {t('opening')}
        </p>
      )}
    </div>
  )
}

function SportsBookFailed({ onAgain }: { readonly onAgain: () => void }) {
  const t = useText(sportsText)
  return (
    <section className="page-width section" role="alert">
      <EmptyState title={t('failed')} text={t('failedText')}>
        <Button kind="primary" onClick={onAgain}>
          {t('again')}
        </Button>
      </EmptyState>
    </section>
  )
}

/** Below the language: a page of the sportsbook is one of the site. */
export const sportsPath = (view: string): string => (view === '/' ? '/sports' : `/sports${view}`)

/** The launch with the page of the sportsbook to open; its first page needs no parameter. */
function launchAt(launchUrl: string, view: string): string {
  const url = new URL(launchUrl)
  if (view !== '/') url.searchParams.set('path', view)
  return url.href
}
