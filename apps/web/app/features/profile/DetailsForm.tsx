import { profile } from '@andon/contract/player-api/profile'
import { usePage } from '../../shell/page-context.ts'
import { useToasts } from '../../shell/toasts.tsx'
import { useText } from '../../text/messages.ts'
import { AccountForm } from '../account/AccountForm.tsx'
import { schemaErrors } from '../forms/schema-errors.ts'
import { TextField } from '../forms/TextField.tsx'
import { useForm } from '../forms/use-form.ts'
import { properName } from './full-name.ts'
import { profileText } from './text.ts'
import { type Details, useSaveDetails } from './use-details.ts'

interface DetailsValues extends Record<string, string> {
  readonly firstName: string
  readonly lastName: string
  readonly postalCode: string
  readonly city: string
  readonly address1: string
}

const validate = (values: DetailsValues) => schemaErrors(profile.update.request, values)

/** Name and address. A player of a bank sees what the bank said, and changes it there. */
export function DetailsForm({ details }: { details: Details }) {
  const t = useText(profileText)
  if (details.payAndPlayUserDetails === null) return <Form details={details} />
  return (
    <>
      <p>{t('fromBank')}</p>
      <p>
        {details.postalCode} {details.city} {details.address1}
      </p>
    </>
  )
}

function Form({ details }: { details: Details }) {
  const t = useText(profileText)
  const toasts = useToasts()
  const save = useSaveDetails()
  const { language } = usePage()
  const { postalCode, city, address1 } = details
  const initial: DetailsValues = {
    firstName: properName(details.firstName),
    lastName: properName(details.lastName),
    ...{ postalCode, city, address1 },
  }
  const form = useForm({ initial, validate })
  const names = [
    <TextField
      key="first"
      form={form}
      name="firstName"
      label={t('firstName')}
      autoComplete="given-name"
      maxLength={60}
    />,
    <TextField
      key="last"
      form={form}
      name="lastName"
      label={t('lastName')}
      autoComplete="family-name"
      maxLength={60}
    />,
  ]
  const send = async (values: DetailsValues) => {
    await save(values)
    toasts.show({ text: t('saved') })
  }
  return (
    <AccountForm form={form} submitLabel={t('save')} send={send}>
      <div className="grid gap-4 sm:grid-cols-2">{language === 'ja' ? names.reverse() : names}</div>
      <TextField
        form={form}
        name="postalCode"
        label={t('postalCode')}
        optional
        autoComplete="postal-code"
        maxLength={16}
      />
      <TextField form={form} name="city" label={t('city')} optional autoComplete="address-level2" maxLength={80} />
      <TextField
        form={form}
        name="address1"
        label={t('address1')}
        optional
        autoComplete="address-line1"
        maxLength={160}
      />
    </AccountForm>
  )
}
