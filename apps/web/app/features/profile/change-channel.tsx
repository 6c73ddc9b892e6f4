import { phoneNumberOf } from '@andon/contract/folding/phone-numbers'
import { profile } from '@andon/contract/player-api/profile'
import type { ReactNode } from 'react'
import { useText } from '../../page/use-text.ts'
import { AccountForm } from '../account/AccountForm.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'
import { SelectField } from '../forms/SelectField.tsx'
import { schemaErrors } from '../forms/schema-errors.ts'
import { TextField } from '../forms/TextField.tsx'
import { type FormState, useForm, type Values } from '../forms/use-form.ts'
import { useCountries } from '../person/use-countries.ts'
import { profileText } from './text.ts'
import { type Details, useSaveDetails } from './use-details.ts'

interface Props {
  readonly details: Details
  readonly done: (changed: boolean) => void
}

interface ChannelValues extends Values {
  readonly currentPassword: string
}

function validate<V extends ChannelValues>(values: V) {
  const errors = schemaErrors(profile.update.request, values)
  return values.currentPassword === '' ? { ...errors, currentPassword: 'required' } : errors
}

const noEmail = { email: '', currentPassword: '' }

export function ChangeEmail({ done }: Props) {
  const t = useText(profileText)
  const form = useForm({ initial: noEmail, validate })
  return (
    <ChangeChannel form={form} done={done} changed={({ email, ...proof }) => ({ ...proof, email: email.trim() })}>
      <TextField
        form={form}
        name="email"
        label={t('newEmail')}
        type="email"
        autoComplete="email"
        maxLength={254}
        autoFocus
      />
    </ChangeChannel>
  )
}

type PhoneValues = { readonly areaCode: string; readonly phone: string; readonly currentPassword: string }

function validatePhone(values: PhoneValues) {
  const errors = validate(values)
  return errors.phone || phoneNumberOf(values) ? errors : { ...errors, phone: 'invalid' }
}

export function ChangePhone({ details, done }: Props) {
  const t = useText(profileText)
  const initial: PhoneValues = { areaCode: details.areaCode, phone: '', currentPassword: '' }
  const form = useForm({ initial, validate: validatePhone })
  const codes = useDialCodes(details.areaCode)
  return (
    <ChangeChannel form={form} done={done} changed={(values) => values}>
      <SelectField form={form} name="areaCode" label={t('areaCode')} autoComplete="tel-country-code" options={codes} />
      <TextField form={form} name="phone" label={t('newPhone')} type="tel" autoComplete="tel-national" maxLength={20} />
    </ChangeChannel>
  )
}

interface ChangeChannelProps<V extends ChannelValues> {
  readonly form: FormState<V>
  readonly done: (changed: boolean) => void
  /** The fields to send. */
  readonly changed: (values: V) => Parameters<ReturnType<typeof useSaveDetails>>[0]
  readonly children: ReactNode
}

function ChangeChannel<V extends ChannelValues>({ form, done, changed, children }: ChangeChannelProps<V>) {
  const t = useText(profileText)
  const save = useSaveDetails()
  const send = async (values: V) => {
    await save(changed(values))
    done(true)
  }
  return (
    <AccountForm
      form={form}
      submitLabel={t('save')}
      send={send}
      cancel={{ label: t('keep'), onClick: () => done(false) }}
    >
      <p>{t('changeIntro')}</p>
      {children}
      <PasswordField form={form} name="currentPassword" label={t('currentPassword')} autoComplete="current-password" />
    </AccountForm>
  )
}

/** One option per dial code: several countries share one, and only the code is stored. */
function useDialCodes(current: string) {
  const names = new Map<string, string[]>([[current, []]])
  for (const { dialCode, name } of useCountries()) names.set(dialCode, [...(names.get(dialCode) ?? []), name])
  return [...names]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([value, countries]) => ({ value, label: `+${value} ${countries.slice(0, 3).join(', ')}` }))
}
