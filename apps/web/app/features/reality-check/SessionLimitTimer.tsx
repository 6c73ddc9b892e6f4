import { limitsTopic } from '@andon/contract/topics/limits'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useModals } from '../../page/modals.ts'
import { readStored, store } from '../../page/storage.ts'
import { useTopic } from '../../page/use-topic.ts'
import { useSession } from '../../player/session.ts'
import { useSessionActions } from '../../player/session-actions.ts'
import { useLimitsChanged, useSessionEnd } from '../limits/use-limits.ts'

/** The server's clock may differ a little. */
const toleranceMs = 5_000
/** A login lasts at most twelve hours. Browser timers overflow after some weeks. */
const longestWaitMs = 13 * 3_600_000

/** Ends the session on this page when a session limit ends it on the server, and opens the explanation. Renders nothing. */
export function SessionLimitTimer() {
  const session = useSession()
  const actions = useSessionActions()
  const modals = useModals()
  const end = useSessionEnd()
  const changed = useLimitsChanged()
  useTopic(limitsTopic, {}, () => void changed()) // another tab may have changed one
  const known = useRef<number | null>(null)

  const onEnd = useEffectEvent(() =>
    actions.sessionEnded({ reason: 'loggedout_session_timeout', by: 'limit', source: 'reply' }),
  )
  const endsAt = end?.endsAt
  useEffect(() => {
    if (end === undefined) return
    known.current = end === null ? null : Date.parse(end.endsAt)
    store('availableLimit', end === null ? null : String(end.minutes))
    store('playedLimit', end === null ? null : String(end.usedMinutes))
  }, [end])
  useEffect(() => {
    if (endsAt === undefined) return
    const wait = Date.parse(endsAt) - Date.now()
    if (wait > longestWaitMs) return
    const timer = setTimeout(onEnd, Math.max(0, wait))
    return () => clearTimeout(timer)
  }, [endsAt])

  const wasPlayer = useRef(false)
  useEffect(() => {
    const left = wasPlayer.current && session.state === 'visitor'
    wasPlayer.current = session.state === 'player'
    if (!left || known.current === null) return
    const over = Date.now() >= known.current - toleranceMs
    known.current = null
    const minutes = Number(readStored('availableLimit') ?? 0)
    store('availableLimit', null)
    if (over && minutes > 0) modals.open('sessionLimit', { minutes })
  }, [session.state, modals])
  return null
}
