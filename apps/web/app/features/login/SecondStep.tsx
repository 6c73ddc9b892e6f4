import type { ReplyOf } from '@andon/contract'
import { identity } from '@andon/contract/player-api/identity'
import { Button } from '@andon/web-kit/Button'
import { ApiRefusal } from '../../api/refusal.ts'
import { useApi } from '../../page/services.tsx'
import { useText } from '../../page/use-text.ts'
import { ModalForm } from '../forms/ModalForm.tsx'
import { schemaErrors } from '../forms/schema-errors.ts'
import { TextField } from '../forms/TextField.tsx'
import { useForm } from '../forms/use-form.ts'
import { LoginFailure, type RestrictedLogin } from './LoginFailure.tsx'
import { loginText } from './text.ts'

interface Props extends RestrictedLogin {
  readonly pendingToken: string
  onLoggedIn(reply: ReplyOf<typeof identity.login>): Promise<void>
  onBack(why: { expired: boolean }): void
}

const initial = { code: '' }
const validate = (values: typeof initial) =>
  schemaErrors(identity.twoFactorLogin.request, { ...values, pendingToken: 'from the first step' } as typeof values) // the first step brings the token

export function SecondStep({ pendingToken, restricted, onRestricted, onLoggedIn, onBack }: Props) {
  const t = useText(loginText)
  const api = useApi()
  const form = useForm({ initial, validate })

  const confirm = (withdrawalOnly = restricted) =>
    form.submit(async ({ code }) => {
      try {
        await onLoggedIn(await api.identity.twoFactorLogin({ pendingToken, code, withdrawalOnly }))
      } catch (error) {
        if (!(error instanceof ApiRefusal) || error.code !== 'TOKEN_INVALID') throw error
        onBack({ expired: true })
      }
    })
  const confirmRestricted = () => {
    onRestricted()
    void confirm(true)
  }

  return (
    <ModalForm
      form={form}
      submitLabel={t('secondSubmit')}
      onSubmit={() => confirm()}
      intro={
        <>
          <h2 className="heading-2">{t('secondTitle')}</h2>
          <p className="text-ink-soft">{t('secondIntro')}</p>
        </>
      }
      failure={<LoginFailure form={form} onRestricted={confirmRestricted} />}
      footer={
        <p className="-mx-3">
          <Button kind="quiet" onClick={() => onBack({ expired: false })}>
            {t('back')}
          </Button>
        </p>
      }
    >
      <TextField
        form={form}
        name="code"
        label={t('secondCode')}
        hint={t('secondHint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        clean={(value) => value.normalize('NFKC')}
        autoFocus
      />
    </ModalForm>
  )
}
