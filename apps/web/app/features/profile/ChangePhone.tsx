import { profile } from '@andon/contract/player-api/profile'
import { Button } from '@andon/ui/Button'
import { useText } from '../../page/use-text.ts'
import { AccountForm } from '../account/AccountForm.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'
import { SelectField } from '../forms/SelectField.tsx'
import { schemaErrors } from '../forms/schema-errors.ts'
import { TextField } from '../forms/TextField.tsx'
import { useForm } from '../forms/use-form.ts'
import { useCountries } from '../person/use-countries.ts'
import { profileText } from './text.ts'
import { type Details, useSaveDetails } from './use-details.ts'

export interface ChangeProps {
  readonly details: Details
  readonly done: (changed: boolean) => void
}

interface PhoneValues extends Record<string, string> {
  readonly areaCode: string
  readonly phone: string
  readonly currentPassword: string
}

function validate(values: PhoneValues) {
  const errors = schemaErrors(profile.update.request, values)
  return values.currentPassword === '' ? { ...errors, currentPassword: 'required' } : errors
}

export function ChangePhone({ details, done }: ChangeProps) {
  const t = useText(profileText)
  const save = useSaveDetails()
  const initial: PhoneValues = { areaCode: details.areaCode, phone: '', currentPassword: '' }
  const form = useForm({ initial, validate })
  const codes = useDialCodes(details.areaCode)
  const send = async (values: PhoneValues) => {
    await save(values)
    done(true)
  }
  return (
    <AccountForm
      form={form}
      submitLabel={t('save')}
      send={send}
      aside={<Button onClick={() => done(false)}>{t('cancel')}</Button>}
    >
      <p>{t('changeIntro')}</p>
      <SelectField form={form} name="areaCode" label={t('areaCode')} autoComplete="tel-country-code" options={codes} />
      <TextField form={form} name="phone" label={t('newPhone')} type="tel" autoComplete="tel-national" maxLength={20} />
      <PasswordField form={form} name="currentPassword" label={t('currentPassword')} autoComplete="current-password" />
    </AccountForm>
  )
}

/** One entry a dial code: several countries share one, and only the code is kept. */
function useDialCodes(current: string) {
  const names = new Map<string, string[]>([[current, []]])
  for (const { dialCode, name } of useCountries()) names.set(dialCode, [...(names.get(dialCode) ?? []), name])
  return [...names]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([value, countries]) => ({ value, label: `+${value} ${countries.slice(0, 3).join(', ')}` }))
}
