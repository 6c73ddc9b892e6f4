import { SportsbookIcon } from '@andon/web-kit/SportsbookIcon'
import { type ReactNode, useState } from 'react'
import { pathOf } from '../../page/route.ts'
import { useServices } from '../../page/services.ts'
import { useText } from '../../page/text.ts'
import { matchText } from '../text.ts'
import { pinned } from './pinned.ts'

const mostPins = 20

interface Props {
  readonly event: string
  /** Its number. */
  readonly market: string
  readonly title: string
  readonly charted: boolean
  readonly onChart: () => void
  /** Shown behind the title. */
  readonly children: ReactNode
}

/** The name of a market, with what can be done with it: its odds history, a link to it, and a place at the top. */
export function MarketHead({ event, market, title, charted, onChart, children }: Props) {
  const t = useText(matchText)
  const { host, language } = useServices()
  const pins = pinned.use()
  const isPinned = pins.includes(market)
  const [copied, setCopied] = useState<boolean | null>(null)
  const path = pathOf({ page: 'event', event, part: market })
  const link = host.origin === null ? `${location.origin}${path}` : `${host.origin}/${language}/sports${path}`
  const copy = () =>
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(link)) // browsers have none on plain http
      .then(
        () => setCopied(true),
        () => setCopied(false),
      )
  return (
    <>
      <header className="market-head">
        <h2 className="market-title">{title}</h2>
        {children}
        <button
          type="button"
          className="market-tool"
          data-on={charted || undefined}
          aria-expanded={charted}
          aria-label={t(charted ? 'unchart' : 'chart', { market: title })}
          onClick={onChart}
        >
          <SportsbookIcon name="chart" />
        </button>
        <button
          type="button"
          className="market-tool"
          data-on={copied || undefined}
          aria-label={t('copyLink', { market: title })}
          onClick={copy}
        >
          <SportsbookIcon name="link" />
        </button>
        <button
          type="button"
          className="market-tool"
          data-on={isPinned || undefined}
          aria-label={t(isPinned ? 'unpin' : 'pin', { market: title })}
          onClick={() =>
            pinned.set(isPinned ? pins.filter((one) => one !== market) : [market, ...pins].slice(0, mostPins))
          }
        >
          <SportsbookIcon name="pin" />
        </button>
      </header>
      <p role="status" className={copied ? 'market-copied' : 'sr-only'}>
        {copied && t('copied')}
      </p>
      {copied === false && (
        <label className="market-link">
          {t('copyThis')}
          <input readOnly value={link} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  )
}
