import { Button } from '@andon/web-kit/Button'
import type { ReactNode } from 'react'
import { Money, useMoney } from '../../page/amounts/Money.tsx'
import { useText } from '../../page/use-text.ts'
import { BonusProgress } from './BonusProgress.tsx'
import { BonusTime } from './BonusTime.tsx'
import { StakeOrder } from './StakeOrder.tsx'
import { TermsList } from './TermsList.tsx'
import { bonusText } from './text.ts'
import type { ActiveBonus } from './use-bonuses.ts'

/** The active bonus: progress, time left, order of stakes, result if met, terms, and a button to give it up. */
export function ActiveBonusDetails({ bonus, onDrop }: { bonus: ActiveBonus; onDrop: () => void }) {
  const t = useText(bonusText)
  const money = useMoney()
  const { name, granted, freeRoundsLeft, expiresAt, ifMet, terms } = bonus
  return (
    <div className="grid gap-5">
      <h3 className="text-lg font-bold">{name}</h3>
      <BonusProgress bonus={bonus} />
      <dl className="account-details">
        {granted.bonus > 0 && (
          <Detail name={t('granted')}>
            <Money amount={granted.bonus} />
          </Detail>
        )}
        {granted.deposit > 0 && (
          <Detail name={t('tied')}>
            <Money amount={granted.deposit} />
          </Detail>
        )}
        {freeRoundsLeft > 0 && <Detail name={t('freeRoundsLeft')}>{t('times', { count: freeRoundsLeft })}</Detail>}
        <Detail name={t('timeLeft')}>
          <BonusTime expiresAt={expiresAt} />
        </Detail>
      </dl>
      <StakeOrder />
      <div className="grid gap-1">
        {terms.maxStake !== null && <p>{t('maxStakeNow', { max: money(terms.maxStake) })}</p>}
        {ifMet.becomesCash > 0 && <p>{t('ifMet', { cash: money(ifMet.becomesCash) })}</p>}
        {ifMet.forfeited > 0 && <p>{t('ifMetLost', { lost: money(ifMet.forfeited) })}</p>}
      </div>
      <TermsList name={name} terms={terms} />
      <div>
        <Button onClick={onDrop}>{t('drop')}</Button>
      </div>
    </div>
  )
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
