import { useEffect, useState } from 'react'
import { shellText } from '../../page/text.ts'
import { useText } from '../../page/use-text.ts'

/** How long this session has lasted: always in sight, because time is the first thing that play takes. */
export function SessionTimer({ loginTime }: { loginTime: string | undefined }) {
  const t = useText(shellText)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(ticking)
  }, [])
  if (loginTime === undefined) return null
  const time = clockOf(now - Date.parse(loginTime))
  return (
    <span className="session-timer" role="timer" title={t('sessionTime')}>
      <span className="sr-only">{t('sessionTime')}</span>
      {time}
    </span>
  )
}

/** `0:07:31`; clocks of two machines can differ, so never below zero. */
export function clockOf(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1000))
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`
}
