import { useEffect, useState } from 'react'
import { shellText } from '../../page/text.ts'
import { useText } from '../../page/use-text.ts'

/** The duration of this session, always visible. */
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

/** `0:07:31`; never negative, because the clocks of browser and server can differ. */
export function clockOf(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1000))
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`
}
