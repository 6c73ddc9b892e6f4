import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { Button } from '@andon/web-kit/Button'
import { Skeleton } from '@andon/web-kit/Skeleton'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePage } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useText } from '../../page/use-text.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { type Channel, useDestination } from '../one-time-code/channel.ts'
import { EnterCode } from '../one-time-code/EnterCode.tsx'
import { welcomeText } from './text.ts'

/** Sends the code at once, because the player has just given the address. Nothing, if the brand asks for no code. */
export function ConfirmContact({ proven, onProven }: { proven: boolean; onProven: () => void }) {
  const t = useText(welcomeText)
  const { emailVerification, smsVerification } = usePage().site.flags
  if (!emailVerification && !smsVerification) return null
  return (
    <section aria-label={t('confirm')} className="welcome-part">
      <h3 className="heading-3">{t('confirm')}</h3>
      {proven ? (
        <p className="mark" data-tone="good" role="status">
          <AccountIcon name="check" />
          {t('confirmed')}
        </p>
      ) : (
        <Code channel={emailVerification ? 'email' : 'sms'} onProven={onProven} />
      )}
    </section>
  )
}

function Code({ channel, onProven }: { channel: Channel; onProven: () => void }) {
  const t = useText(welcomeText)
  const api = useApi()
  const to = useDestination(channel)
  const [wait, setWait] = useState<number | null>(null)
  const form = useAction()
  const send = () =>
    form.submit(async () => {
      const { verified, resendAfterSeconds = 60 } = await api.identity.sendChannelVerification({ channel })
      if (verified) onProven()
      else setWait(resendAfterSeconds)
    })
  const begun = useRef(false)
  const onStart = useEffectEvent(() => void send())
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    onStart()
  }, [])
  if (form.failure && wait === null)
    return (
      <div className="grid gap-3">
        <FormFailure failure={form.failure} />
        <Button busy={form.pending} onClick={() => void send()}>
          {t('sendAgain')}
        </Button>
      </div>
    )
  if (to === undefined || wait === null) return <Skeleton lines={6} />
  return <EnterCode channel={channel} to={to} wait={wait} focused={false} onProven={onProven} />
}
