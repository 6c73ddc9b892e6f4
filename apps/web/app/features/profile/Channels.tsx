import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { Button } from '@andon/web-kit/Button'
import { useState } from 'react'
import { useModals } from '../../page/modals.ts'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { comesThroughBank } from '../../player/bank.ts'
import { shownNumber } from '../person/phone-number.ts'
import { ChangeEmail, ChangePhone } from './change-channel.tsx'
import { profileText } from './text.ts'
import type { Details } from './use-details.ts'

/** E-mail address and phone: whether they are verified, and forms to change them. */
export function Channels({ details }: { details: Details }) {
  const { flags } = usePage().site
  return (
    <>
      <Channel details={details} channel="email" value={details.email} provable={flags.emailVerification} />
      <Channel details={details} channel="sms" value={shownNumber(details)} provable={flags.smsVerification} />
    </>
  )
}

interface Props {
  readonly details: Details
  readonly channel: 'email' | 'sms'
  readonly value: string
  readonly provable: boolean
}

function Channel({ details, channel, value, provable }: Props) {
  const t = useText(profileText)
  const modals = useModals()
  const [changing, setChanging] = useState(false)
  const verified = details.verifiedChannels.includes(channel)
  const done = (changed: boolean) => {
    setChanging(false)
    if (changed && provable) modals.open('oneTimeCode', { channel })
  }
  const Change = channel === 'email' ? ChangeEmail : ChangePhone
  return (
    <section className="account-row" aria-label={t(channel)}>
      <div className="grid gap-1">
        <p className="text-sm text-ink-soft">{t(channel)}</p>
        <p className="font-bold break-all">{value}</p>
        {provable && (
          <p className="mark" data-tone={verified ? 'good' : 'bad'}>
            <AccountIcon name={verified ? 'check' : 'info'} />
            {verified ? t('proven') : t('unproven')}
          </p>
        )}
      </div>
      {!changing && (
        <div className="flex flex-wrap gap-3">
          {provable && !verified && (
            <Button kind="primary" onClick={() => modals.open('oneTimeCode', { channel })}>
              {t('prove')}
            </Button>
          )}
          {!comesThroughBank(details) && <Button onClick={() => setChanging(true)}>{t('change')}</Button>}
        </div>
      )}
      {changing && (
        <div className="w-full">
          <Change details={details} done={done} />
        </div>
      )}
    </section>
  )
}
