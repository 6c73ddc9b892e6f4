import { minimumAge } from '@andon/contract/age'
import { useText } from '../../page/use-text.ts'
import { CheckField } from '../forms/CheckField.tsx'
import { Agreement } from './Agreement.tsx'
import type { StepProps } from './step-props.ts'
import { signUpText } from './text.ts'

/** Nothing is ticked in advance. */
export function ChoicesStep({ form }: StepProps) {
  const t = useText(signUpText)
  return (
    <fieldset className="sign-up-fields">
      <legend className="sr-only">{t('choices')}</legend>
      <CheckField form={form} name="acceptTerms">
        <Agreement text={t('acceptTermsText', { age: minimumAge(form.values.country) })} />
      </CheckField>
      <p className="text-ink-soft">{t('newsIntro')}</p>
      <CheckField form={form} name="subscribeEmail">
        {t('subscribeEmail')}
      </CheckField>
      <CheckField form={form} name="subscribeSms">
        {t('subscribeSms')}
      </CheckField>
    </fieldset>
  )
}
