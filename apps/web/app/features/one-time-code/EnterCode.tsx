import { identity } from '@andon/contract/player-api/identity'
import { Button } from '@andon/web-kit/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '../../page/services.tsx'
import { useToasts } from '../../page/toasts.tsx'
import { useText } from '../../page/use-text.ts'
import { sessionKey } from '../../player/session.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { ModalForm } from '../forms/ModalForm.tsx'
import { schemaErrors } from '../forms/schema-errors.ts'
import { TextField } from '../forms/TextField.tsx'
import { useAction, useForm } from '../forms/use-form.ts'
import type { Channel } from './channel.ts'
import { SandboxInbox } from './SandboxInbox.tsx'
import { oneTimeCodeText } from './text.ts'

interface Props {
  readonly channel: Channel
  readonly to: string
  /** Seconds until another code may be requested. */
  readonly wait: number
  /** True: the field takes the focus, as in a dialog for it alone. */
  readonly focused?: boolean
  readonly onProven: () => void
}

const digits = 6
const initial = { code: '' }
const validate = (values: typeof initial) =>
  schemaErrors(identity.verifyChannel.request, { ...values, channel: 'email' } as typeof values) // the channel was chosen before

/** A complete code is sent at once, whether typed, pasted or filled in from the message. */
export function EnterCode({ channel, to, wait, focused = true, onProven }: Props) {
  const t = useText(oneTimeCodeText)
  const api = useApi()
  const queries = useQueryClient()
  const toasts = useToasts()
  const form = useForm({ initial, validate })
  const verify = () =>
    form.submit(async ({ code }) => {
      await api.identity.verifyChannel({ channel, code })
      onProven()
      toasts.show({ text: t('proven') })
      await queries.invalidateQueries({ queryKey: sessionKey })
      await queries.invalidateQueries({ queryKey: ['player'] })
    })
  const { code } = form.values
  const onComplete = useEffectEvent(() => void verify())
  useEffect(() => {
    if (code.length === digits) onComplete()
  }, [code])
  return (
    <ModalForm
      form={form}
      submitLabel={t('submit')}
      onSubmit={verify}
      intro={<p role="status">{t('sentTo', { to })}</p>}
      footer={<Resend channel={channel} wait={wait} />}
    >
      <SandboxInbox to={to} />
      <TextField
        form={form}
        name="code"
        label={t('code')}
        hint={t(channel === 'email' ? 'codeHint' : 'codeHintSms')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={digits}
        clean={(value) => value.normalize('NFKC').replace(/\D/g, '')}
        autoFocus={focused}
      />
    </ModalForm>
  )
}

function Resend({ channel, wait }: { channel: Channel; wait: number }) {
  const t = useText(oneTimeCodeText)
  const api = useApi()
  const [until, setUntil] = useState(() => Date.now() + wait * 1_000)
  const [left, setLeft] = useState(wait)
  const again = useAction()
  useEffect(() => {
    // a hidden page's timers are throttled, so use the clock instead of counting ticks
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1_000)))
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [until])
  const resend = () =>
    again.submit(async () => {
      const { resendAfterSeconds = wait } = await api.identity.sendChannelVerification({ channel })
      setUntil(Date.now() + resendAfterSeconds * 1_000)
    })
  return (
    <div className="grid gap-2">
      <FormFailure failure={again.failure} />
      <Button wide disabled={left > 0} busy={again.pending} onClick={() => void resend()}>
        {left > 0 ? t('resendIn', { seconds: left }) : t('resend')}
      </Button>
    </div>
  )
}
