import { useEffect, useState } from 'react'
import { useText } from '../page/text.ts'
import { raceText } from './text.ts'

/** Time until a race starts, by the second in the last hour; nothing once it has. */
export function StartsIn({ at }: { at: number }) {
  const t = useText(raceText)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.floor((at - now) / 1_000)
  if (seconds <= 0) return null
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  const time =
    hours > 0
      ? t('left.hours', { hours, minutes })
      : t('left.minutes', { minutes, seconds: `${seconds % 60}`.padStart(2, '0') })
  return (
    <b className="race-countdown" role="timer">
      {t('startsIn', { time })}
    </b>
  )
}
