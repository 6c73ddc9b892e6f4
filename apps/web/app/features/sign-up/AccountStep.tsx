import { useText } from '../../page/use-text.ts'
import { NewPasswordField } from '../forms/NewPasswordField.tsx'
import { TextField } from '../forms/TextField.tsx'
import { Agreement } from './Agreement.tsx'
import type { StepProps } from './step-props.ts'
import { signUpText } from './text.ts'
import { UniquenessMark } from './UniquenessMark.tsx'
import { useAgeSentence } from './use-age-sentence.ts'

/** A field comes before any link or button, because a dialog focuses its first control. */
export function AccountStep({ form, states }: StepProps) {
  const t = useText(signUpText)
  const age = useAgeSentence(form.values.country)
  return (
    <fieldset className="sign-up-fields">
      <legend className="sr-only">{t('account')}</legend>
      <p className="text-ink-soft">{t('intro', { age })}</p>
      <TextField
        form={form}
        name="email"
        label={t('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        autoFocus
        addition={<UniquenessMark state={states.email} />}
      />
      <NewPasswordField
        form={form}
        label={t('password')}
        hint={t('passwordHint')}
        names={{ email: form.values.email, nickname: form.values.txtNickname }}
      />
      <TextField
        form={form}
        name="txtNickname"
        label={t('txtNickname')}
        hint={t('nicknameHint')}
        autoComplete="nickname"
        addition={<UniquenessMark state={states.txtNickname} />}
      />
      <p className="text-sm text-ink-soft">
        <Agreement text={t('privacy')} />
      </p>
    </fieldset>
  )
}
