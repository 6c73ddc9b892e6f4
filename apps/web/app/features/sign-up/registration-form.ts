import { identity } from '@andon/contract/player-api/identity'
import type { Language } from '../../text/language.ts'
import { schemaErrors } from '../forms/schema-errors.ts'

/** The form's fields under their wire names; `phoneCountry` is the selector's own and is not sent. */
export const initialRegistration = {
  email: '',
  password: '',
  txtNickname: '',
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  country: '',
  phoneCountry: 'GB',
  areaCode: '44',
  phone: '',
  postalCode: '',
  city: '',
  address1: '',
  acceptTerms: false as boolean,
  subscribeEmail: false as boolean,
  subscribeSms: false as boolean,
}
export type RegistrationValues = typeof initialRegistration

export function registrationErrors(values: RegistrationValues) {
  return schemaErrors(identity.registration.request, {
    ...values,
    currency: 'JPY',
    language: 'ja',
  } as RegistrationValues) // the page adds the two
}

export const registrationRequest = (
  values: RegistrationValues,
  { language, currency }: { language: Language; currency: 'JPY' },
) => {
  const { phoneCountry: _, acceptTerms, ...fields } = values
  return {
    ...fields,
    email: values.email.trim(),
    acceptTerms: String(acceptTerms) as 'true' | 'false',
    language,
    currency,
  }
}
