import { returnWaitHours } from '@andon/contract/player-api/limits-fields'
import { Button } from '@andon/web-kit/Button'
import { useLongDateTime } from '../../page/dates/use-long-date-time.ts'
import { useApi } from '../../page/services.tsx'
import { useText } from '../../page/use-text.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { limitsText } from './text.ts'
import { type Overview, useLimitsChanged } from './use-limits.ts'

/** After a lock has ended the player can request to return, which takes effect after a waiting period. Nothing else links here. */
export function ReturnFromLock({ lock }: { lock: NonNullable<Overview['lock']> }) {
  const t = useText(limitsText)
  const api = useApi()
  const dateTime = useLongDateTime()
  const changed = useLimitsChanged()
  const form = useAction()
  const requestReturn = () =>
    form.submit(async () => {
      await api.limits.requestReturn({})
      await changed()
    })
  if (!lock.isOver || lock.until === undefined) return null
  return (
    <AccountCard title={t('returnTitle')}>
      {lock.returnsAt ? (
        <p role="status">{t('returnWaits', { at: dateTime(lock.returnsAt) })}</p>
      ) : (
        <>
          <p>{t('returnOver', { at: dateTime(lock.until) })}</p>
          <p>{t('returnEffect', { hours: returnWaitHours })}</p>
          <FormFailure failure={form.failure} />
          <p>
            <Button busy={form.pending} onClick={() => void requestReturn()}>
              {t('returnAsk')}
            </Button>
          </p>
        </>
      )}
    </AccountCard>
  )
}
