import { useEffect, useState } from 'react'
import { useText } from '../frame/text.ts'
import { useEventState } from '../live/use-live.ts'
import { minuteOf } from './minute.ts'
import { matchText } from './text.ts'

/** The minute of a half that is played; it goes on by itself between two messages. */
export function Minute({ event }: { event: string }) {
  const t = useText(matchText)
  const state = useEventState(event)
  const [now, setNow] = useState(() => performance.now())
  const clock = state?.status === 'live' ? state.clock : null
  useEffect(() => {
    if (clock === null) return
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), 5_000)
    return () => clearInterval(timer)
  }, [clock])
  const minute = clock && minuteOf(state?.phase ?? '', clock.seconds, now - clock.heardAt)
  return minute && <span className="minute">{t('minute', { minute })}</span>
}
