import type { SportsBookToken } from '@andon/contract/vendor-messages/sports-book'
import { Button } from '@andon/ui/Button'
import { useEffect, useRef } from 'react'
import { EmptyState } from '../../page/EmptyState.tsx'
import { useHideFooter } from '../../page/hide-footer.ts'
import { useText } from '../../page/use-text.ts'
import { sportsText } from './text.ts'
import { useSportsBook } from './use-sports-book.ts'

export type SportsBookView = 'sports' | 'a-z' | 'special-bet'

/** The sportsbook's iframe on its own origin, below the header. It gets a new token before the old one expires. */
export function SportsBookFrame({ vendorId, view, title }: { vendorId: string; view: SportsBookView; title: string }) {
  const t = useText(sportsText)
  const frame = useRef<HTMLIFrameElement>(null)
  const { opened, refreshed, failed, again } = useSportsBook(vendorId)
  const shown = opened !== undefined && !failed
  useHideFooter(shown)

  useEffect(() => {
    if (refreshed === undefined || opened === undefined) return
    const message: SportsBookToken = { type: 'sportsbook.token', ...refreshed }
    frame.current?.contentWindow?.postMessage(message, new URL(opened.launchUrl).origin)
  }, [refreshed, opened])

  if (failed)
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
    <div className="sports-book">
      {shown ? (
        <iframe
          key={opened.launchUrl}
          ref={frame}
          title={title}
          src={viewUrl(opened.launchUrl, view)}
          allow="fullscreen"
          sandbox="allow-scripts allow-same-origin allow-forms"
          referrerPolicy="origin"
        />
      ) : (
        <p role="status" className="game-loading">
          {t('opening')}
        </p>
      )}
    </div>
  )
}

/** The page of the sportsbook to open; its first page needs no parameter. */
function viewUrl(launchUrl: string, view: SportsBookView): string {
  const url = new URL(launchUrl)
  if (view !== 'sports') url.searchParams.set('view', view)
  return url.href
}
