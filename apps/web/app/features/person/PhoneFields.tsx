import { Button } from '@andon/web-kit/Button'
import type { ReactNode } from 'react'
import { useText } from '../../page/use-text.ts'
import { SelectField } from '../forms/SelectField.tsx'
import { TextField } from '../forms/TextField.tsx'
import type { FormState } from '../forms/use-form.ts'
import { countryOfNumber, typedNumber } from './phone-number.ts'
import { personText } from './text.ts'
import { useCountries } from './use-countries.ts'

export type PhoneValues = {
  readonly phoneCountry: string
  readonly areaCode: string
  readonly phone: string
}

interface Props {
  readonly form: FormState<PhoneValues>
  readonly addition?: ReactNode
  /** The player's country; a button selects its dial code. */
  readonly home?: string
}

/** The phone number and the country of its dial code. Selecting one sets country code and area code in the form. */
export function PhoneFields({ form, addition, home }: Props) {
  const t = useText(personText)
  const countries = useCountries()
  const { phoneCountry, areaCode } = form.values
  const options =
    countries.length > 0
      ? countries.map(({ iso, name, dialCode }) => ({ value: iso, label: `${name} +${dialCode}` }))
      : [{ value: phoneCountry, label: `+${areaCode}` }]
  const dialCodeOf = (iso: string) => countries.find((each) => each.iso === iso)?.dialCode ?? areaCode
  const other = home === phoneCountry ? undefined : options.find(({ value }) => value === home)
  const choose = (iso: string) => {
    form.set('phoneCountry', iso)
    form.set('areaCode', dialCodeOf(iso))
  }
  return (
    <div className="grid gap-x-4 sm:grid-cols-[2fr_3fr]">
      <div>
        <SelectField
          form={form}
          name="phoneCountry"
          label={t('phoneCountry')}
          autoComplete="tel-country-code"
          options={options}
          onChosen={(iso) => form.set('areaCode', dialCodeOf(iso))}
        />
        {other && (
          <div className="pb-2">
            <Button onClick={() => choose(other.value)}>{t('phoneHome', { country: other.label })}</Button>
          </div>
        )}
      </div>
      <TextField
        form={form}
        name="phone"
        label={t('phone')}
        hint={t('phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        clean={typedNumber}
        onValue={(typed) => {
          const own = countryOfNumber(typed, { countries, chosen: phoneCountry })
          if (own) choose(own)
        }}
        addition={addition}
      />
    </div>
  )
}
