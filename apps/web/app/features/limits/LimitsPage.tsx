import { Link } from 'react-router'
import { useLongDateTime } from '../../page/dates/use-long-date-time.ts'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { useSession } from '../../player/session.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { AccountPage } from '../account/AccountPage.tsx'
import { Loaded } from '../account/Loaded.tsx'
import { Breaks } from './Breaks.tsx'
import { ChangeHistory } from './ChangeHistory.tsx'
import { LimitList } from './LimitList.tsx'
import { LockAccount } from './LockAccount.tsx'
import { ReturnFromLock } from './ReturnFromLock.tsx'
import { SetLimit } from './SetLimit.tsx'
import { limitsText } from './text.ts'
import { type Overview, useOverview } from './use-limits.ts'

/** Limits, breaks and locks: the tools to stay in control. */
export default function LimitsPage() {
  const t = useText(limitsText)
  const path = usePath()
  const overview = useOverview()
  return (
    <AccountPage title={t('title')} intro={t('intro')}>
      <p>
        <Link to={path('/account/picture')} className="text-link">
          {t('toPicture')}
        </Link>
      </p>
      <Loaded query={overview} lines={8}>
        {(data) => <Limits overview={data} />}
      </Loaded>
    </AccountPage>
  )
}

/** In a restricted session players can view limits and extend the lock. */
function Limits({ overview }: { overview: Overview }) {
  const t = useText(limitsText)
  const dateTime = useLongDateTime()
  const session = useSession()
  const plays = session.state === 'player' && !session.restricted
  return (
    <>
      {overview.lock && <ReturnFromLock lock={overview.lock} />}
      <AccountCard title={t('inForce')}>
        {overview.sessionEndsAt && <p>{t('sessionEndsAt', { at: dateTime(overview.sessionEndsAt) })}</p>}
        <LimitList overview={overview} changeable={plays} />
      </AccountCard>
      {plays && (
        <AccountCard title={t('set')}>
          <SetLimit overview={overview} />
        </AccountCard>
      )}
      {plays && (
        <AccountCard title={t('breakTitle')}>
          <Breaks />
        </AccountCard>
      )}
      <AccountCard title={t('lockTitle')}>
        <LockAccount days={overview.lockDays} />
      </AccountCard>
      <AccountCard title={t('history')}>
        <ChangeHistory changes={overview.changes} />
      </AccountCard>
    </>
  )
}
