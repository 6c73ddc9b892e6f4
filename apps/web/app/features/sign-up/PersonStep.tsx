import { useText } from '../../page/use-text.ts'
import { SelectField } from '../forms/SelectField.tsx'
import { BirthDateFields } from '../person/BirthDateFields.tsx'
import { NameFields } from '../person/NameFields.tsx'
import { useCountries } from '../person/use-countries.ts'
import { kanaFor, phoneCountryFor } from './registration-form.ts'
import type { StepProps } from './step-props.ts'
import { signUpText } from './text.ts'
import { useAgeSentence } from './use-age-sentence.ts'

/** The country comes first because the minimum age depends on it. */
export function PersonStep({ form }: StepProps) {
  const t = useText(signUpText)
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
      <SelectField
        form={form}
        name="country"
        label={t('country')}
        autoComplete="country"
        options={options}
        onChosen={(iso) => {
          const phone = phoneCountryFor(iso, { countries, phone: form.values.phone })
          if (!phone) return
          form.set('phoneCountry', phone.phoneCountry)
          form.set('areaCode', phone.areaCode)
        }}
      />
      <NameFields form={form} kana={kanaFor(country)} />
      <BirthDateFields form={form} label={t('dateOfBirth')} hint={useAgeSentence(country)} country={country} />
    </fieldset>
  )
}
