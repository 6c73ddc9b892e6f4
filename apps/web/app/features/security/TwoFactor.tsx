import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { Button } from '@andon/web-kit/Button'
import { Skeleton } from '@andon/web-kit/Skeleton'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dateFormat } from '../../page/dates/date-format.ts'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { LoadFailure } from '../account/LoadFailure.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { RenewCodes } from './RenewCodes.tsx'
import { TurnOff } from './TurnOff.tsx'
import { TurnOn } from './TurnOn.tsx'
import { securityText } from './text.ts'
import { type TwoFactorStatus, twoFactorKey, useTwoFactorStatus } from './use-auth-methods.ts'

type View = null | 'turnOn' | 'turnOff' | 'renewCodes' | { readonly codes: readonly string[] }

/** Two-factor authentication: on, off, and new recovery codes. The codes are only in this component's state, until the player has saved them. */
export function TwoFactor() {
  const t = useText(securityText)
  const queries = useQueryClient()
  const { data, error, refetch } = useTwoFactorStatus()
  const [view, setView] = useState<View>(null)
  if (error && !data) return <LoadFailure again={refetch} />
  if (!data) return <Skeleton lines={3} />

  const done = () => setView(null)
  const changed = (next: View) => {
    setView(next)
    void queries.invalidateQueries({ queryKey: twoFactorKey })
  }
  const onCodes = (codes: readonly string[]) => changed({ codes })
  if (typeof view === 'object' && view !== null) return <RecoveryCodes codes={view.codes} done={done} />
  return (
    <>
      <p className="text-ink-soft">{t('secondStepIntro')}</p>
      <TwoFactorState status={data} />
      {view === 'turnOn' && <TurnOn onCodes={onCodes} cancel={done} />}
      {view === 'renewCodes' && <RenewCodes onCodes={onCodes} cancel={done} />}
      {view === 'turnOff' && <TurnOff onOff={() => changed(null)} cancel={done} />}
      {view === null && (
        <p className="flex flex-wrap gap-3">
          {data.enabled ? (
            <>
              <Button onClick={() => setView('renewCodes')}>{t('renewCodes')}</Button>
              <Button onClick={() => setView('turnOff')}>{t('turnOff')}</Button>
            </>
          ) : (
            <Button kind="primary" onClick={() => setView('turnOn')}>
              {t('turnOn')}
            </Button>
          )}
        </p>
      )}
    </>
  )
}

function TwoFactorState({ status: { enabled, since, recoveryCodesLeft } }: { status: TwoFactorStatus }) {
  const t = useText(securityText)
  const { language } = usePage()
  const day = dateFormat(language, { dateStyle: 'medium' })
  return (
    <div role="status" className="grid gap-1">
      <span className="mark" data-tone={enabled ? 'good' : 'plain'}>
        <AccountIcon name={enabled ? 'check' : 'info'} />
        {enabled ? t('secondStepOn') : t('secondStepOff')}
        {since !== undefined && (
          <span className="font-normal">{t('secondStepSince', { at: day.format(new Date(since)) })}</span>
        )}
      </span>
      {enabled && (
        <span className="text-sm">
          {recoveryCodesLeft > 0 ? t('codesLeft', { count: recoveryCodesLeft }) : t('codesGone')}
        </span>
      )}
    </div>
  )
}
