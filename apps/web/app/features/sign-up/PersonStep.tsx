import { minimumAge } from '@andon/contract/age'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { SelectField } from '../forms/SelectField.tsx'
import { TextField } from '../forms/TextField.tsx'
import { NameFields } from '../person/NameFields.tsx'
import { useCountries } from '../person/use-countries.ts'
import { asksForKana } from './registration-form.ts'
import type { StepProps } from './step-props.ts'
import { signUpText } from './text.ts'

/** The country comes first because the minimum age depends on it. */
export function PersonStep({ form }: StepProps) {
  const t = useText(signUpText)
  const { language } = usePage()
  const countries = useCountries()
  const { country } = form.values
  const options = [
    { value: '', label: t('chooseCountry') },
    ...(countries.length > 0
      ? countries.map(({ iso, name }) => ({ value: iso, label: name }))
      : [country].filter(Boolean).map((iso) => ({ value: iso, label: iso }))),
  ]
  return (
    <fieldset className="sign-up-fields">
      <legend className="sr-only">{t('person')}</legend>
      <SelectField form={form} name="country" label={t('country')} autoComplete="country" options={options} />
      <NameFields form={form} kana={asksForKana(country, language)} />
      <TextField
        form={form}
        name="dateOfBirth"
        label={t('dateOfBirth')}
        hint={country === '' ? t('ageHintAnywhere') : t('ageHint', { age: minimumAge(country) })}
        type="date"
        autoComplete="bday"
        min="1900-01-01"
      />
    </fieldset>
  )
}
