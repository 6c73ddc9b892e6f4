import { useEffect, useEffectEvent } from 'react'
import { useMotionWanted } from '../../page/motion.ts'
import { useText } from '../../page/use-text.ts'
import { tournamentText } from './text.ts'
import { useClock } from './use-clock.ts'
import { useInstant } from './use-instant.ts'

/** The time left, each second; in calm mode, and before scripts run, the instant itself. */
export function Countdown({ label, until, onEnd }: { label: string; until: string; onEnd?: () => void }) {
  const t = useText(tournamentText)
  const instant = useInstant()
  const moves = useMotionWanted()
  const now = useClock()
  const left = now === null ? null : Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000))
  const ended = useEffectEvent(() => onEnd?.())
  const isOver = left === 0
  useEffect(() => {
    if (isOver) ended()
  }, [isOver])
  const ticks = moves && left !== null
  return (
    <div className="countdown" data-soon={ticks && left < 60 ? 'true' : undefined}>
      <span className="countdown-label">{label}</span>
      {ticks ? (
        <strong className="countdown-time" role="timer">
          {left >= 86_400 && <span className="countdown-days">{t('days', { days: Math.floor(left / 86_400) })}</span>}
          {clockOf(left % 86_400)}
        </strong>
      ) : (
        <strong className="countdown-time" data-still="true">
          {instant(until, now)}
        </strong>
      )}
    </div>
  )
}

/** `04:12`, with hours `1:04:12`. */
export function clockOf(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`
}
