import { useEffect, useState } from 'react'
import { useLive } from '../live/live-service.ts'
import { useEventState } from '../live/use-live.ts'
import type { SportCode } from '../page/api.ts'
import { useCalm } from '../page/calm.ts'
import { useText } from '../page/text.ts'
import { clockOf } from './match-clock.ts'
import { scoreText } from './text.ts'

const tickMs = 1_000

/** The clock of a match in play: the minute of football, the time of a part in others. It goes on by itself between two messages, except in calm mode. */
export function Minute({ event, sport: stated }: { event: string; sport?: SportCode | undefined }) {
  const t = useText(scoreText)
  const live = useLive()
  const state = useEventState(event)
  const [, setNow] = useState(0)
  const sport = stated ?? live.offers.sportOf(event)
  const clock = state?.status === 'live' ? state.clock : null
  const shown =
    sport && state && clock
      ? clockOf({ sport, phase: state.phase, seconds: clock.seconds, sinceMs: performance.now() - clock.receivedAt })
      : null
  const isCalm = useCalm()
  const isRunning = shown !== null && !isCalm
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(performance.now()), tickMs)
    return () => clearInterval(timer)
  }, [isRunning])
  if (!shown) return null
  if ('time' in shown) return <span className="minute">{shown.time}</span>
  const { minute, added } = shown
  return (
    <span className="minute">{added === null ? t('minute', { minute }) : t('minuteAdded', { minute, added })}</span>
  )
}
