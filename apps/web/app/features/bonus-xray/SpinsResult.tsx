import type { FreeSpins } from '@andon/money/bonus-odds'
import { useMemo } from 'react'
import { useMoney } from '../../page/amounts/Money.tsx'
import { useText } from '../../page/use-text.ts'
import { xrayText } from './text.ts'
import { useChance } from './use-chance.ts'
import { useSpins } from './use-xray.ts'
import { Waiting } from './Waiting.tsx'

/** The wins of free spins that need no wagering. */
export function SpinsResult({ rounds, stake, odds }: Omit<FreeSpins, 'kind'>) {
  const t = useText(xrayText)
  const money = useMoney()
  const chance = useChance()
  const question = useMemo(
    () => ({ about: 'spins', spins: { kind: 'free-spins', rounds, stake, odds } }) as const,
    [rounds, stake, odds],
  )
  const { spins, failed } = useSpins(question)
  if (failed) return <p role="alert">{t('failed')}</p>
  if (spins === null) return <Waiting />
  return (
    <dl className="xray-facts">
      <div>
        <dt>{t('spins.any')}</dt>
        <dd data-testid="xray-chance">{chance(spins.winsAnything)}</dd>
      </div>
      <div>
        <dt>{t('spins.median')}</dt>
        <dd>{money(spins.median)}</dd>
      </div>
      <div>
        <dt>{t('spins.mean')}</dt>
        <dd>{money(Math.round(spins.mean))}</dd>
      </div>
    </dl>
  )
}
