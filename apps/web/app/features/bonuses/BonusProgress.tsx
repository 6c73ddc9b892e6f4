import { useId } from 'react'
import { useMoney } from '../../page/amounts/Money.tsx'
import { useText } from '../../page/use-text.ts'
import { bonusText } from './text.ts'
import type { ActiveBonus } from './use-bonuses.ts'

/** The wagering so far, as an amount and a percentage. */
export function BonusProgress({ bonus: { wagering, terms } }: { bonus: ActiveBonus }) {
  const t = useText(bonusText)
  const money = useMoney()
  const id = useId()
  const { required, wagered, left } = wagering
  if (terms.wagering.times === 0) return <p>{t('progressNone')}</p>
  if (required === 0) return <p>{t('progressNotYet')}</p>
  const percent = Math.min(100, Math.floor((wagered / required) * 100))
  return (
    <div className="grid gap-2">
      <p id={id} className="text-sm text-ink-soft">
        {t('progress')}
      </p>
      <progress className="progress-bar" aria-labelledby={id} value={Math.min(wagered, required)} max={required} />
      <p className="font-bold" data-testid="bonus-progress">
        {t('progressOf', { wagered: money(wagered), required: money(required), percent })}
      </p>
      {left > 0 && <p className="text-sm text-ink-soft">{t('progressLeft', { left: money(left) })}</p>}
    </div>
  )
}
