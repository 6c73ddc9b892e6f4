import type { Language } from '@andon/contract/languages'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { PasswordField } from '../forms/PasswordField.tsx'
import { TextField } from '../forms/TextField.tsx'
import { Agreement } from './Agreement.tsx'
import type { StepProps } from './step-props.ts'
import { signUpText } from './text.ts'
import { UniquenessMark } from './UniquenessMark.tsx'

/** The stricter minimum age where it may apply: the country is asked for in the next step. */
const ageByLanguage = { ja: 20, en: 18 } as const satisfies Record<Language, number>

/** A field comes before any link or button, because a dialog focuses its first control. */
export function AccountStep({ form, states }: StepProps) {
  const t = useText(signUpText)
  const { language } = usePage()
  return (
    <fieldset className="sign-up-fields">
      <legend className="sr-only">{t('account')}</legend>
      <p className="text-ink-soft">{t('intro', { age: ageByLanguage[language] })}</p>
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
      <PasswordField form={form} label={t('password')} hint={t('passwordHint')} autoComplete="new-password" />
      <TextField
        form={form}
        name="txtNickname"
        label={t('txtNickname')}
        hint={t('nicknameHint')}
        autoComplete="nickname"
        maxLength={20}
        addition={<UniquenessMark state={states.txtNickname} />}
      />
      <p className="text-sm text-ink-soft">
        <Agreement text={t('privacy')} />
      </p>
    </fieldset>
  )
}
