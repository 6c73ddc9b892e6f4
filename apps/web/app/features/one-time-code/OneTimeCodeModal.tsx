import { Button } from '@andon/web-kit/Button'
import { Skeleton } from '@andon/web-kit/Skeleton'
import { useState } from 'react'
import type { ModalBodyProps } from '../../page/modals.ts'
import { usePage } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useText } from '../../page/use-text.ts'
import { ModalForm } from '../forms/ModalForm.tsx'
import { useAction } from '../forms/use-form.ts'
import { type Channel, useDestination } from './channel.ts'
import { EnterCode } from './EnterCode.tsx'
import { oneTimeCodeText } from './text.ts'

/** Verifies a channel: choose where to send the code, then enter it. The player can do this later. */
export function OneTimeCodeModal({ params, close }: ModalBodyProps<'oneTimeCode'>) {
  const t = useText(oneTimeCodeText)
  const { flags } = usePage().site
  const open = (['email', 'sms'] as const).filter((channel) =>
    channel === 'email' ? flags.emailVerification : flags.smsVerification,
  )
  const [channel, setChannel] = useState<Channel>(params?.channel ?? open[0] ?? 'email')
  const [sent, setSent] = useState<{ resendAfterSeconds: number } | null>(null)
  const to = useDestination(channel)
  return (
    <div className="grid gap-4">
      <h2 className="heading-2">{t('title')}</h2>
      {to === undefined ? (
        <Skeleton lines={3} />
      ) : sent ? (
        <EnterCode channel={channel} to={to} wait={sent.resendAfterSeconds} onProven={close} />
      ) : (
        <SendCode
          channels={open.includes(channel) ? open : [channel]}
          channel={channel}
          to={to}
          onChoose={setChannel}
          onSent={setSent}
          onVerified={close}
        />
      )}
      <p className="-mx-3">
        {sent && open.length > 1 && (
          <Button kind="quiet" onClick={() => setSent(null)}>
            {t('otherWay')}
          </Button>
        )}
        <Button kind="quiet" onClick={close}>
          {t('later')}
        </Button>
      </p>
    </div>
  )
}

interface Props {
  readonly channels: readonly Channel[]
  readonly channel: Channel
  readonly to: string
  readonly onChoose: (channel: Channel) => void
  readonly onSent: (sent: { resendAfterSeconds: number }) => void
  readonly onVerified: () => void
}

function SendCode({ channels, channel, to, onChoose, onSent, onVerified }: Props) {
  const t = useText(oneTimeCodeText)
  const api = useApi()
  const form = useAction()
  const send = () =>
    form.submit(async () => {
      const { verified, resendAfterSeconds = 60 } = await api.identity.sendChannelVerification({ channel })
      if (verified) onVerified()
      else onSent({ resendAfterSeconds })
    })
  return (
    <ModalForm
      form={form}
      submitLabel={t('send')}
      onSubmit={send}
      intro={
        <>
          <p className="text-ink-soft">{t('intro')}</p>
          {channels.length > 1 && (
            <fieldset className="grid">
              <legend className="sr-only">{t('where')}</legend>
              {channels.map((each) => (
                <label key={each} className="check">
                  <input type="radio" name="channel" checked={each === channel} onChange={() => onChoose(each)} />
                  <span>{t(each)}</span>
                </label>
              ))}
            </fieldset>
          )}
          <p>{t('to', { to })}</p>
        </>
      }
    />
  )
}
