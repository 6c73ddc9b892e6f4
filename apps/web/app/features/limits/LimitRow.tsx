import { Button } from '@andon/web-kit/Button'
import { useDateTime } from '../../page/dates/use-date-time.ts'
import { useLongDateTime } from '../../page/dates/use-long-date-time.ts'
import { useApi } from '../../page/services.tsx'
import { useToasts } from '../../page/toasts.tsx'
import { useText } from '../../page/use-text.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { LimitBar } from './LimitBar.tsx'
import { limitsText } from './text.ts'
import { useLimitTexts } from './use-limit-texts.ts'
import { type Limit, useLimitsChanged } from './use-limits.ts'

/** One of the player's limits, with its pending change and the actions for both. */
export function LimitRow({ limit, tightest, changeable }: { limit: Limit; tightest: boolean; changeable: boolean }) {
  const t = useText(limitsText)
  const api = useApi()
  const toasts = useToasts()
  const dateTime = useLongDateTime()
  const past = useDateTime()
  const texts = useLimitTexts()
  const changed = useLimitsChanged()
  const form = useAction()
  const { id, limitType, amount, minutes, period, customDays, pendingChange: pending } = limit

  const act = (send: () => Promise<{ limits: readonly Limit[] }>, tell: (limits: readonly Limit[]) => string) =>
    form.submit(async () => {
      const { limits } = await send()
      toasts.show({ text: tell(limits) })
      await changed()
    })
  const remove = () =>
    act(
      () => api.limits.deleteLimits({ limitId: id }),
      (limits) => {
        const at = limits.find((one) => one.id === id)?.pendingChange?.confirmableAt
        return t('removalAsked', { at: at === undefined ? '' : dateTime(at) })
      },
    )
  const confirm = () =>
    act(
      () =>
        limitType === 'deposit'
          ? api.limits.confirmDepositLimits({ limitId: id })
          : api.limits.confirmLimits({ limitId: id }),
      () => t('confirmed'),
    )
  const takeBack = () =>
    act(
      () => api.limits.setLimits({ limitType, amount, minutes, period, customDays }),
      () => t('takenBack'),
    )

  return (
    <>
      <LimitBar limit={limit} tightest={tightest} note={t('since', { at: past(limit.startsAt) })} />
      <FormFailure failure={form.failure} />
      {pending && <p className="limit-pending">{pendingText(pending)}</p>}
      {changeable && (
        <div className="limit-actions">
          {pending?.confirmable && (
            <Button kind="primary" busy={form.pending} onClick={() => void confirm()}>
              {t('confirm')}
            </Button>
          )}
          {pending ? (
            <Button busy={form.pending} onClick={() => void takeBack()}>
              {t('takeBack')}
            </Button>
          ) : (
            <Button kind="quiet" busy={form.pending} onClick={() => void remove()}>
              {t('remove')}
              <span className="sr-only"> {texts.name(limit)}</span>
            </Button>
          )}
        </div>
      )}
    </>
  )

  function pendingText({ removal, confirmable, confirmableAt, ...size }: NonNullable<Limit['pendingChange']>): string {
    const at = dateTime(confirmableAt)
    if (removal) return t(confirmable ? 'readyRemoval' : 'waitsRemoval', { at })
    return t(confirmable ? 'readyRaise' : 'waitsRaise', { at, size: texts.size({ limitType, ...size }) })
  }
}
