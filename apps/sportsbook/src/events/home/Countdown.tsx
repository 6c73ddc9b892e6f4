import { useEffect, useState } from 'react'
import { useText } from '../../page/text.ts'
import { pagesText } from '../pages-text.ts'
import { timeLeft } from './time-left.ts'

/** How long until then; by the second only in the last hour. Nothing once it is over. */
export function Countdown({ until, label }: { until: number; label: 'endsIn' | 'startsIn' }) {
  const t = useText(pagesText)
  const [now, setNow] = useState(() => Date.now())
  const left = timeLeft(until - now)
  const everyMs = left?.unit === 'minutes' ? 1_000 : 30_000
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  if (!left) return null
  const { unit, ...parts } = left
  return (
    <span className="countdown" role="timer">
      {t(label, { time: t(`left.${unit}`, parts) })}
    </span>
  )
}
