import { Skeleton } from '@andon/web-kit/Skeleton'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { AccountPage } from '../account/AccountPage.tsx'
import { LoadFailure } from '../account/LoadFailure.tsx'
import { ActiveBonusDetails } from './ActiveBonusDetails.tsx'
import { BalanceByPocket } from './BalanceByPocket.tsx'
import { BonusHistory } from './BonusHistory.tsx'
import { DropBonus } from './DropBonus.tsx'
import { EnterCode } from './EnterCode.tsx'
import { FreeSpinGames } from './FreeSpinGames.tsx'
import { Offers } from './Offers.tsx'
import { bonusText } from './text.ts'
import { type ActiveBonus, useActiveBonus, useBonusesFollowMoney, useFreeSpinGames, useOffers } from './use-bonuses.ts'

/** Active, available and past bonuses, and the balance by pocket. */
export default function BonusRewardsPage() {
  const t = useText(bonusText)
  const path = usePath()
  useBonusesFollowMoney()
  const settled = [useActiveBonus(), useFreeSpinGames(), useOffers()].every(({ data, error }) => data || error)
  return (
    <AccountPage title={t('title')} intro={t('intro')}>
      <Active />
      {/* All at once, below the part that is already there, so that nothing visible moves. */}
      {settled && (
        <>
          <FreeSpinGames />
          <AccountCard title={t('balance')}>
            <BalanceByPocket />
          </AccountCard>
          <Offers />
          <AccountCard title={t('enterCode')}>
            <EnterCode />
          </AccountCard>
          <BonusHistory />
          <p>
            <Link to={path('/bonus-rules')} className="text-link">
              {t('rules')}
            </Link>
          </p>
        </>
      )}
    </AccountPage>
  )
}

function Active() {
  const t = useText(bonusText)
  const { data, error, refetch } = useActiveBonus()
  const [dropping, setDropping] = useState<ActiveBonus | null>(null)
  const active = data?.activeBonus
  return (
    <AccountCard title={t('active')}>
      {active ? (
        <ActiveBonusDetails
          bonus={active}
          onDrop={() => {
            void refetch() // the amount that would be lost may have changed
            setDropping(active)
          }}
        />
      ) : data ? (
        <p className="text-ink-soft">{t('noActive')}</p>
      ) : error ? (
        <LoadFailure again={refetch} />
      ) : (
        <Skeleton lines={5} />
      )}
      {dropping && (
        <DropBonus bonus={active?.bonusId === dropping.bonusId ? active : dropping} onClose={() => setDropping(null)} />
      )}
    </AccountCard>
  )
}
