import { useText } from '../../page/use-text.ts'
import { TextField } from '../forms/TextField.tsx'
import type { FormState } from '../forms/use-form.ts'
import { addressLabel } from './address-label.ts'
import { hasDigitsOnly } from './postal-code.ts'
import { personText } from './text.ts'
import { type AddressValues, usePlaceLookup } from './use-place-lookup.ts'

interface Props {
  readonly form: FormState<AddressValues>
  /** ISO 3166-1 alpha-2; for Japan the postcode fills in the other fields. */
  readonly country: string
}

/** The postcode comes first because it can fill in most of the address. */
export function AddressFields({ form, country }: Props) {
  const t = useText(personText)
  const { lookup, typed } = usePlaceLookup(form)
  const inJapan = country === 'JP'
  return (
    <>
      <TextField
        form={form}
        name="postalCode"
        label={t('postalCode')}
        hint={inJapan && <span role="status">{t(lookup === 'idle' ? 'postalCodeHint' : lookup)}</span>}
        optional
        autoComplete="postal-code"
        maxLength={16}
        inputMode={hasDigitsOnly(country) ? 'numeric' : undefined}
        onValue={inJapan ? typed : undefined}
      />
      <div className={inJapan ? 'field-pair' : undefined}>
        {inJapan && (
          <TextField form={form} name="prefecture" label={t('prefecture')} optional autoComplete="address-level1" />
        )}
        <TextField
          form={form}
          name="city"
          label={t(addressLabel('city', country))}
          optional
          autoComplete="address-level2"
        />
      </div>
      <TextField
        form={form}
        name="address1"
        label={t(addressLabel('address1', country))}
        optional
        autoComplete="address-line1"
      />
    </>
  )
}
