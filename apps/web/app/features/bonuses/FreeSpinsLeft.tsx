import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { bonusText } from './text.ts'
import { roughTimeLeft } from './time-left.ts'
import type { ActiveBonus } from './use-bonuses.ts'

/** The free spins of the active bonus, and for how long they can be played; renders nothing without any. */
export function FreeSpinsLeft({ bonus: { freeRoundsLeft, expiresAt } }: { bonus: ActiveBonus }) {
  const t = useText(bonusText)
  const { language } = usePage()
  if (freeRoundsLeft === 0) return null
  const time = roughTimeLeft(Date.parse(expiresAt) - Date.now(), language)
  return (
    <p className="font-bold" data-testid="free-spins-left">
      {time === null ? t('expired') : t('spinsAndTime', { count: freeRoundsLeft, time })}
    </p>
  )
}
