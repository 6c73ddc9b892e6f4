import { type FreeSpins, freeSpinOdds } from '@andon/money/bonus-odds'
import { useMemo } from 'react'
import { useMoney } from '../../page/Money.tsx'
import { useText } from '../../page/use-text.ts'
import { xrayText } from './text.ts'
import { useChance } from './use-chance.ts'

/** What free spins win that need no wagering. A few thousand cells: computed at once. */
export function SpinsResult({ spins }: { spins: FreeSpins }) {
  const t = useText(xrayText)
  const money = useMoney()
  const chance = useChance()
  const { winsAnything, mean, median } = useMemo(() => freeSpinOdds(spins), [spins])
  return (
    <dl className="xray-facts">
      <div>
        <dt>{t('spins.any')}</dt>
        <dd data-testid="xray-chance">{chance(winsAnything)}</dd>
      </div>
      <div>
        <dt>{t('spins.median')}</dt>
        <dd>{money(median)}</dd>
      </div>
      <div>
        <dt>{t('spins.mean')}</dt>
        <dd>{money(Math.round(mean))}</dd>
      </div>
    </dl>
  )
}
