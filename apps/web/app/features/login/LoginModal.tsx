import { identity } from '@andon/contract/player-api/identity'
import { Button } from '@andon/ui/Button'
import { useApi } from '../../api/services.tsx'
import { useSessionActions } from '../../player/session-actions.ts'
import type { ModalBodyProps } from '../../shell/modals/modals.ts'
import { useModals } from '../../shell/modals/modals.ts'
import { usePage } from '../../shell/page-context.ts'
import { useText } from '../../text/messages.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'
import { schemaErrors } from '../forms/schema-errors.ts'
import { TextField } from '../forms/TextField.tsx'
import { useForm } from '../forms/use-form.ts'
import { loginText } from './text.ts'

const initial = { email: '', password: '' }
const validate = (values: typeof initial) => schemaErrors(identity.login.request, values)

export function LoginModal({ params, close }: ModalBodyProps<'login'>) {
  const t = useText(loginText)
  const api = useApi()
  const modals = useModals()
  const actions = useSessionActions()
  const { sandbox } = usePage()
  const form = useForm({ initial, validate })

  const logIn = () =>
    form.submit(async ({ email, password }) => {
      const { userLang } = await api.identity.login({ email: email.trim(), password })
      close()
      await actions.arrived({ userLang })
    })

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void logIn()
      }}
    >
      <h2 className="heading-2">{t('title')}</h2>
      {params?.reason === 'realPlay' && <p className="text-ink-soft">{t('realPlay')}</p>}
      <FormFailure failure={form.failure} />
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
      <Button type="submit" kind="primary" size="large" wide busy={form.pending}>
        {t('submit')}
      </Button>
      <p className="-mx-3">
        <Button kind="quiet" onClick={() => modals.open('resetPassword')}>
          {t('forgotten')}
        </Button>
      </p>
      <p className="flex items-center gap-3 border-t border-line pt-4">
        <span>{t('noAccount')}</span>
        <Button onClick={() => modals.open('signUp')}>{t('signUp')}</Button>
      </p>
      {sandbox && <p className="text-sm text-ink-soft">{t('demoHint')}</p>}
    </form>
  )
}
