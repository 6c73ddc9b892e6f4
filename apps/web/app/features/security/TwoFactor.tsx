import { Button } from '@andon/ui/Button'
import { Icon } from '@andon/ui/Icon'
import { Skeleton } from '@andon/ui/Skeleton'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { LoadFailure } from '../account/LoadFailure.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { RenewCodes } from './RenewCodes.tsx'
import { TurnOff } from './TurnOff.tsx'
import { TurnOn } from './TurnOn.tsx'
import { securityText } from './text.ts'
import { type TwoFactorStatus, twoFactorKey, useTwoFactorStatus } from './use-auth-methods.ts'

type Doing = null | 'turnOn' | 'turnOff' | 'renewCodes' | { readonly codes: readonly string[] }

/** Two-factor authentication: on, off, and new recovery codes. The codes are only in this component's state, until the player has saved them. */
export function TwoFactor() {
  const t = useText(securityText)
  const queries = useQueryClient()
  const { data, error, refetch } = useTwoFactorStatus()
  const [doing, setDoing] = useState<Doing>(null)
  if (error && !data) return <LoadFailure again={refetch} />
  if (!data) return <Skeleton lines={3} />

  const done = () => setDoing(null)
  const changed = (next: Doing) => {
    setDoing(next)
    void queries.invalidateQueries({ queryKey: twoFactorKey })
  }
  const onCodes = (codes: readonly string[]) => changed({ codes })
  if (typeof doing === 'object' && doing !== null) return <RecoveryCodes codes={doing.codes} done={done} />
  return (
    <>
      <p className="text-ink-soft">{t('secondStepIntro')}</p>
      <Standing status={data} />
      {doing === 'turnOn' && <TurnOn onCodes={onCodes} cancel={done} />}
      {doing === 'renewCodes' && <RenewCodes onCodes={onCodes} cancel={done} />}
      {doing === 'turnOff' && <TurnOff onOff={() => changed(null)} cancel={done} />}
      {doing === null && (
        <p className="flex flex-wrap gap-3">
          {data.enabled ? (
            <>
              <Button onClick={() => setDoing('renewCodes')}>{t('renewCodes')}</Button>
              <Button onClick={() => setDoing('turnOff')}>{t('turnOff')}</Button>
            </>
          ) : (
            <Button kind="primary" onClick={() => setDoing('turnOn')}>
              {t('turnOn')}
            </Button>
          )}
        </p>
      )}
    </>
  )
}

function Standing({ status: { enabled, since, recoveryCodesLeft } }: { status: TwoFactorStatus }) {
  const t = useText(securityText)
  const { language } = usePage()
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return (
    <div role="status" className="grid gap-1">
      <span className="mark" data-tone={enabled ? 'good' : 'plain'}>
        <Icon name={enabled ? 'check' : 'info'} />
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
