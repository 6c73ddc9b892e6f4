import { Button } from '@andon/ui/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { EmptyState } from '../../page/EmptyState.tsx'
import { useHideFooter } from '../../page/hide-footer.ts'
import { useModals } from '../../page/modals.ts'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { balanceKey } from '../../player/balance.ts'
import { playerKey } from '../../player/session.ts'
import { overviewKey } from '../limits/use-limits.ts'
import { sportsText } from './text.ts'
import { useFrameMessages } from './use-frame-messages.ts'
import { useSportsBook } from './use-sports-book.ts'
import { useSportsFigures } from './use-sports-figures.ts'

interface Props {
  readonly vendorId: string
  readonly title: string
  /** The page of the sportsbook, as it stands in the address of this page. */
  readonly view: string
  /** The sportsbook shows another page. */
  readonly onView: (view: string) => void
}

/** A sportsbook that neither loads nor reports itself in this time has failed. */
const patienceMs = 30_000

/** The sportsbook's iframe on its own origin, below the header. It gets a new token before the old one expires, and its messages act on this page. */
export function SportsBookFrame({ vendorId, title, view, onView }: Props) {
  const t = useText(sportsText)
  const path = usePath()
  const navigate = useNavigate()
  const modals = useModals()
  const queries = useQueryClient()
  const frame = useRef<HTMLIFrameElement>(null)
  const { opened, refreshed, failed, again, renewNow } = useSportsBook(vendorId)
  const [ready, setReady] = useState<string>()
  const [tooLate, setTooLate] = useState<string>()
  const [height, setHeight] = useState<number>()
  const lost = failed || (opened !== undefined && tooLate === opened.launchUrl)
  useHideFooter(!lost)

  /** What the frame shows, as far as this page knows: nothing is sent back to where it came from. */
  const inFrame = useRef(view)
  const [openedView] = useState(view)
  const origin = opened ? new URL(opened.launchUrl).origin : null
  const send = useFrameMessages(frame, origin, (message) => {
    switch (message.type) {
      case 'sportsbook.ready':
        return setReady(opened?.launchUrl)
      case 'sportsbook.location':
        if (inFrame.current === message.path) return
        inFrame.current = message.path
        return onView(message.path)
      case 'sportsbook.balance':
        void queries.invalidateQueries({ queryKey: playerKey('play-history') })
        void queries.invalidateQueries({ queryKey: overviewKey })
        return void queries.invalidateQueries({ queryKey: balanceKey })
      case 'sportsbook.expired':
        return renewNow()
      case 'sportsbook.login':
        return modals.open('login')
      case 'sportsbook.deposit':
        return void navigate(path('/account/cashier'))
      case 'sportsbook.limits':
        return void navigate(path('/account/limits'))
      case 'sportsbook.height':
        return setHeight(message.pixels)
    }
  })

  const figures = useSportsFigures()
  useEffect(() => {
    if (figures && opened && ready === opened.launchUrl) send({ type: 'sportsbook.figures', ...figures })
  }, [figures, opened, ready, send])
  useEffect(() => {
    if (refreshed) send({ type: 'sportsbook.token', ...refreshed })
  }, [refreshed, send])
  useEffect(() => {
    if (inFrame.current === view) return
    inFrame.current = view
    send({ type: 'sportsbook.navigate', path: view })
  }, [view, send])
  useEffect(() => {
    if (!opened || ready === opened.launchUrl) return
    const timer = setTimeout(() => setTooLate(opened.launchUrl), patienceMs)
    return () => clearTimeout(timer)
  }, [opened, ready])

  if (lost)
    return (
      <section className="page-width section" role="alert">
        <EmptyState title={t('failed')} text={t('failedText')}>
          <Button kind="primary" onClick={again}>
            {t('again')}
          </Button>
        </EmptyState>
      </section>
    )
  return (
    <div className="sports-book" style={height === undefined ? undefined : { blockSize: height }}>
      {opened && (
        <iframe
          key={opened.launchUrl}
          ref={frame}
          title={title}
          src={launchAt(opened.launchUrl, openedView)}
          allow="fullscreen; clipboard-write"
          sandbox="allow-scripts allow-same-origin allow-forms allow-downloads"
          referrerPolicy="origin"
          onLoad={() => setReady(opened.launchUrl)}
        />
      )}
      {(!opened || ready !== opened.launchUrl) && (
        <p role="status" className="game-loading sports-opening">
          {t('opening')}
        </p>
      )}
    </div>
  )
}

/** The launch with the page of the sportsbook to open; its first page needs no parameter. */
function launchAt(launchUrl: string, view: string): string {
  const url = new URL(launchUrl)
  if (view !== '/') url.searchParams.set('path', view)
  return url.href
}
