import { useId } from 'react'
import { Money } from '../../page/amounts/Money.tsx'
import { useText } from '../../page/use-text.ts'
import { usePockets } from '../../player/balance.ts'
import { bonusText } from './text.ts'

/** The order in which stakes use the pockets while a bonus is active, with their balances. */
export function StakeOrder() {
  const t = useText(bonusText)
  const pockets = usePockets()
  const id = useId()
  if (!pockets) return null
  const { drpBalance, wrpBalance, crpBalance, freebetBalance, realCashBalance } = pockets
  if (drpBalance + wrpBalance + crpBalance === 0) return null // free spins that have won nothing yet
  const steps = [
    { name: 'tiedDeposit', amount: drpBalance },
    { name: 'winnings', amount: wrpBalance },
    { name: 'bonusMoney', amount: crpBalance - freebetBalance },
    { name: 'cash', amount: realCashBalance },
  ] as const
  return (
    <div className="grid gap-2">
      <h4 id={id} className="font-bold">
        {t('order')}
      </h4>
      <ol className="stake-order" aria-labelledby={id}>
        {steps.map(({ name, amount }) => (
          <li key={name} data-empty={amount === 0 || undefined}>
            <span>{t(name)}</span>
            <Money amount={amount} />
          </li>
        ))}
      </ol>
      {freebetBalance > 0 && <p className="text-sm text-ink-soft">{t('orderSports')}</p>}
    </div>
  )
}
