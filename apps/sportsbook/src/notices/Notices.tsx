import { SportsbookIcon } from '@andon/web-kit/SportsbookIcon'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLive } from '../live/live-service.ts'
import { Link } from '../page/Link.tsx'
import { useServices } from '../page/services.ts'
import { useText } from '../page/text.ts'
import { noticesText } from './text.ts'
import { leaveFirst, leaveOld, type Told, useShownNotice } from './told.ts'
import { useNotice } from './use-notice.ts'
import { watch } from './watch.ts'
import './notices.css'

const shownMs = 8_000
const tickMs = 500

/** What happens in the player's matches and bets, in one line for some seconds, one at a time. */
export function Notices() {
  const live = useLive()
  const queries = useQueryClient()
  const { client, session, figures } = useServices()
  useEffect(() => watch({ live, queries, client, session, figures }), [live, queries, client, session, figures])
  const first = useShownNotice()
  const isHeldBack = useIsHeldBack(first !== undefined)
  return (
    <div role="status" className="notice-place">
      {first && !isHeldBack && <ShownNotice key={first.no} told={first} />}
    </div>
  )
}

/** True while a dialog such as the slip is open, or the page is not seen: then notices wait. */
function useIsHeldBack(isWaiting: boolean): boolean {
  const [isHeldBack, setHeldBack] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    let wasHeldBack = false
    const look = () => {
      const isNow = document.hidden || document.querySelector('dialog[open]') !== null
      if (wasHeldBack && !isNow) leaveOld()
      wasHeldBack = isNow
      setHeldBack(isNow)
    }
    look()
    const timer = setInterval(look, tickMs)
    return () => clearInterval(timer)
  }, [isWaiting])
  return isHeldBack
}

/** Stays while it is pointed at or has the focus. */
function ShownNotice({ told: { occasion } }: { told: Told }) {
  const t = useText(noticesText)
  const { host } = useServices()
  const { text, about, to } = useNotice()(occasion)
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    let left = shownMs
    const timer = setInterval(() => {
      if (place.current?.matches(':hover, :focus-within')) return
      left -= tickMs
      if (left <= 0) leaveFirst()
    }, tickMs)
    return () => clearInterval(timer)
  }, [])
  const line = (
    <>
      <b>{text}</b>
      <span>{about}</span>
    </>
  )
  return (
    <p ref={place} className="notice" data-kind={occasion.kind}>
      {to ? (
        <Link to={to} className="notice-line">
          {line}
        </Link>
      ) : (
        <button type="button" className="notice-line" onClick={() => host.send({ type: 'sportsbook.limits' })}>
          {line}
        </button>
      )}
      <button type="button" className="icon-button" aria-label={t('close')} onClick={leaveFirst}>
        <SportsbookIcon name="cross" />
      </button>
    </p>
  )
}
