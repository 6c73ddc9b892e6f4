import { useEffect, useState } from 'react'
import { useDateTime } from '../../page/dates/use-date-time.ts'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { bonusText } from './text.ts'
import { timeLeft } from './time-left.ts'

/** The time left for a bonus, to the minute, and when it expires. */
export function BonusTime({ expiresAt }: { expiresAt: string }) {
  const t = useText(bonusText)
  const { language } = usePage()
  const instant = useDateTime()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(ticking)
  }, [])
  const left = timeLeft(Date.parse(expiresAt) - now, language)
  return (
    <>
      {left ?? t('expired')}
      <span className="block text-sm font-normal text-ink-soft">{t('until', { at: instant(expiresAt) })}</span>
    </>
  )
}
