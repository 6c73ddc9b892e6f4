import type { ReplyOf } from '@andon/contract'
import { identity } from '@andon/contract/player-api/identity'
import { Button } from '@andon/web-kit/Button'
import { ApiRefusal } from '../../api/refusal.ts'
import { useModals } from '../../page/modals.ts'
import { useApi } from '../../page/services.tsx'
import { useText } from '../../page/use-text.ts'
import { CaptchaNotice } from '../captcha/CaptchaNotice.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { ModalForm } from '../forms/ModalForm.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'
import { schemaErrors } from '../forms/schema-errors.ts'
import { TextField } from '../forms/TextField.tsx'
import { useForm } from '../forms/use-form.ts'
import { LoginFailure, type RestrictedLogin } from './LoginFailure.tsx'
import { PasskeyLogin } from './PasskeyLogin.tsx'
import { loginText } from './text.ts'

interface Props extends RestrictedLogin {
  readonly reason: 'realPlay' | 'expired' | undefined
  onLoggedIn(reply: ReplyOf<typeof identity.login>): Promise<void>
  onSecondStep(pendingToken: string): void
}

const initial = { email: '', password: '' }
const validate = (values: typeof initial) => schemaErrors(identity.login.request, values)

export function PasswordStep({ reason, restricted, onRestricted, onLoggedIn, onSecondStep }: Props) {
  const t = useText(loginText)
  const api = useApi()
  const modals = useModals()
  const { checking, withCaptcha } = useCaptcha()
  const form = useForm({ initial, validate })

  const logIn = (withdrawalOnly = restricted) =>
    form.submit(async ({ email, password }) => {
      try {
        await onLoggedIn(
          await withCaptcha((solved) =>
            api.identity.login({ email: email.trim(), password, withdrawalOnly, ...solved }),
          ),
        )
      } catch (error) {
        if (!(error instanceof ApiRefusal) || error.code !== 'TWO_FACTOR_REQUIRED') throw error
        onSecondStep(String(error.params.pendingToken))
      }
    })
  const logInRestricted = () => {
    onRestricted()
    void logIn(true)
  }

  return (
    <ModalForm
      form={form}
      submitLabel={t('submit')}
      onSubmit={() => logIn()}
      intro={
        <>
          <h2 className="heading-2">{t('title')}</h2>
          {restricted && <p className="text-ink-soft">{t('moneyOnlyChosen')}</p>}
          {reason !== undefined && <p className="text-ink-soft">{t(reason)}</p>}
        </>
      }
      failure={<LoginFailure form={form} onRestricted={logInRestricted} />}
      footer={
        <>
          <PasskeyLogin restricted={restricted} onRestricted={onRestricted} onLoggedIn={onLoggedIn} />
          <p className="-mx-3">
            <Button kind="quiet" onClick={() => modals.open('resetPassword')}>
              {t('forgotten')}
            </Button>
          </p>
          <p className="flex items-center gap-3 border-t border-line pt-4">
            <span>{t('noAccount')}</span>
            <Button onClick={() => modals.open('signUp')}>{t('signUp')}</Button>
          </p>
          <p className="text-sm text-ink-soft">{t('demoHint')}</p>
        </>
      }
    >
      <TextField
        form={form}
        name="email"
        label={t('email')}
        type="email"
        autoComplete="username"
        maxLength={254}
        autoFocus
      />
      <PasswordField form={form} label={t('password')} autoComplete="current-password" />
      <CaptchaNotice checking={checking} />
    </ModalForm>
  )
}
