import { Button } from '@andon/web-kit/Button'
import { useState } from 'react'
import { useLongDateTime } from '../../page/dates/use-long-date-time.ts'
import type { ModalBodyProps } from '../../page/modals.ts'
import { useApi } from '../../page/services.tsx'
import { useText } from '../../page/use-text.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { limitsText } from './text.ts'
import { useExcluded } from './use-excluded.ts'

/** Confirms a break: until when, and what it means. */
export function TakeBreakModal({ params: { days }, close }: ModalBodyProps<'takeBreak'>) {
  const t = useText(limitsText)
  const api = useApi()
  const dateTime = useLongDateTime()
  const excluded = useExcluded()
  const form = useAction()
  const [opened] = useState(() => Date.now())
  const at = dateTime(new Date(opened + days * 86_400_000).toISOString())
  const take = () => form.submit(async () => excluded((await api.limits.takeBreak({ days })).lock))
  return (
    <div className="grid gap-4">
      <h2 className="heading-2">{t('breakUntil', { at })}</h2>
      <p>{t('breakEffect')}</p>
      <p>{t('staysPossible')}</p>
      <FormFailure failure={form.failure} />
      <Button kind="primary" size="large" wide busy={form.pending} onClick={() => void take()}>
        {t('breakConfirm', { at })}
      </Button>
      <Button wide onClick={close}>
        {t('breakRefused')}
      </Button>
    </div>
  )
}
