import { profile } from '@andon/contract/player-api/profile'
import { useToasts } from '../../page/toasts.tsx'
import { useText } from '../../page/use-text.ts'
import { comesThroughBank } from '../../player/bank.ts'
import { AccountForm } from '../account/AccountForm.tsx'
import { schemaErrors } from '../forms/schema-errors.ts'
import { useForm } from '../forms/use-form.ts'
import { AddressFields } from '../person/AddressFields.tsx'
import { NameFields } from '../person/NameFields.tsx'
import { tidyPostalCode } from '../person/postal-code.ts'
import { BankDetails } from './BankDetails.tsx'
import { properName } from './full-name.ts'
import { profileText } from './text.ts'
import { type Details, useSaveDetails } from './use-details.ts'

type DetailsValues = Pick<
  Details,
  'firstName' | 'lastName' | 'firstNameKana' | 'lastNameKana' | 'postalCode' | 'prefecture' | 'city' | 'address1'
>

const validate = (values: DetailsValues) => schemaErrors(profile.update.request, values)

/** Name and address. Players who log in through a bank see the bank's data and change it there. */
export function DetailsForm({ details }: { details: Details }) {
  return comesThroughBank(details) ? <BankDetails details={details} /> : <Form details={details} />
}

function Form({ details }: { details: Details }) {
  const t = useText(profileText)
  const toasts = useToasts()
  const save = useSaveDetails()
  const form = useForm({ initial: valuesOf(details), validate })
  const { country } = details
  const send = async (values: DetailsValues) => {
    const postalCode = country === 'JP' ? tidyPostalCode(values.postalCode) : values.postalCode
    await save({ ...values, postalCode })
    toasts.show({ text: t('saved') })
  }
  return (
    <AccountForm form={form} submitLabel={t('save')} send={send}>
      <div className="steady grid gap-2">
        <NameFields form={form} kana={country === 'JP' || details.lastNameKana !== '' ? 'optional' : 'hidden'} />
        <AddressFields form={form} country={country} />
      </div>
    </AccountForm>
  )
}

function valuesOf(details: Details): DetailsValues {
  const { firstNameKana, lastNameKana, postalCode, prefecture, city, address1 } = details
  return {
    firstName: properName(details.firstName),
    lastName: properName(details.lastName),
    firstNameKana,
    lastNameKana,
    postalCode,
    prefecture,
    city,
    address1,
  }
}
