import { Button } from '@andon/web-kit/Button'
import { Skeleton } from '@andon/web-kit/Skeleton'
import { Money, useMoney } from '../../page/amounts/Money.tsx'
import { useDateTime } from '../../page/dates/use-date-time.ts'
import { useText } from '../../page/use-text.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { LoadFailure } from '../account/LoadFailure.tsx'
import { TermsList } from './TermsList.tsx'
import { bonusText } from './text.ts'
import { type PastBonus, useBonusHistory } from './use-bonuses.ts'

/** All past bonuses, newest first, and their outcome. */
export function BonusHistory() {
  const t = useText(bonusText)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useBonusHistory()
  const bonuses = data?.pages.flatMap((page) => page.bonuses)
  return (
    <AccountCard title={t('history')}>
      {bonuses === undefined ? (
        error ? (
          <LoadFailure again={refetch} />
        ) : (
          <Skeleton lines={4} />
        )
      ) : bonuses.length === 0 ? (
        <p className="text-ink-soft">{t('noHistory')}</p>
      ) : (
        <ul className="grid gap-5">
          {bonuses.map((bonus) => (
            <li key={bonus.bonusId} className="bonus-offer">
              <PastBonusItem bonus={bonus} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </AccountCard>
  )
}

function PastBonusItem({ bonus }: { bonus: PastBonus }) {
  const t = useText(bonusText)
  const instant = useDateTime()
  const money = useMoney()
  const { name, state, granted, wagering, becameCash, returnedToCash, forfeited, grantedAt, endedAt, terms } = bonus
  const amounts = [
    { name: 'granted', amount: granted.bonus },
    { name: 'becameCash', amount: becameCash },
    { name: 'returnedToCash', amount: returnedToCash },
    { name: 'forfeited', amount: forfeited },
  ] as const
  const percent = Math.min(100, Math.floor((wagering.wagered / wagering.required) * 100))
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-bold">{name}</h3>
        <span className="text-sm font-bold" data-testid="bonus-state">
          {t(state === 'converted' && wagering.required === 0 && granted.bonus > 0 ? 'state.atOnce' : `state.${state}`)}
        </span>
      </div>
      <p className="text-sm text-ink-soft">
        {t('receivedAt', { at: instant(grantedAt) })}
        {endedAt && ` · ${t('endedAt', { at: instant(endedAt) })}`}
      </p>
      <dl className="account-details">
        {amounts
          .filter(({ amount }) => amount > 0)
          .map(({ name, amount }) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>
                <Money amount={amount} />
              </dd>
            </div>
          ))}
        {wagering.required > 0 && (
          <div>
            <dt>{t('staked')}</dt>
            <dd>
              {t('progressOf', { wagered: money(wagering.wagered), required: money(wagering.required), percent })}
            </dd>
          </div>
        )}
      </dl>
      <TermsList name={name} terms={terms} />
    </>
  )
}
