import { phoneNumberOf } from '@andon/contract/folding/phone-numbers'
import { type Language, languageCodes } from '@andon/contract/languages'
import type { PasswordOwner } from '@andon/contract/passwords/password-rules'
import { identity } from '@andon/contract/player-api/identity'
import { type Currency, currencyCodes } from '@andon/money'
import { withPasswordFault } from '../forms/password-fault.ts'
import { schemaErrors } from '../forms/schema-errors.ts'
import type { Errors } from '../forms/use-form.ts'
import { birthFault, isoBirthDate } from '../person/birth-date.ts'
import { tidyPostalCode } from '../person/postal-code.ts'

/** The form's fields by their wire names; `phoneCountry` belongs to the selector and is not sent. */
export const initialRegistration = {
  email: '',
  password: '',
  txtNickname: '',
  firstName: '',
  lastName: '',
  firstNameKana: '',
  lastNameKana: '',
  dateOfBirth: '',
  country: '',
  phoneCountry: 'GB',
  areaCode: '44',
  phone: '',
  postalCode: '',
  prefecture: '',
  city: '',
  address1: '',
  acceptTerms: false as boolean,
  subscribeEmail: false as boolean,
  subscribeSms: false as boolean,
}
export type RegistrationValues = typeof initialRegistration

/** Checks the contract's schema, the password and the date of birth, as the server does again. `today` is `YYYY-MM-DD`. */
export function registrationErrors(
  values: RegistrationValues,
  { today, site }: { today: string; site: PasswordOwner['site'] },
): Errors<RegistrationValues> {
  const { dateOfBirth: _, ...faults } = schemaErrors(identity.registration.request, {
    ...values,
    currency: currencyCodes[0],
    language: languageCodes[0],
  } as RegistrationValues) // the page adds the missing two
  const noNumber = !faults.phone && !phoneNumberOf(values)
  const errors = { ...readingErrors(values), ...faults, ...(noNumber ? { phone: 'invalid' } : {}) }
  const born = birthFault(values.dateOfBirth, { country: values.country, today })
  const owner = { email: values.email, nickname: values.txtNickname, site }
  return withPasswordFault(born ? { ...errors, dateOfBirth: born } : errors, values.password, owner)
}

export const registrationRequest = (
  values: RegistrationValues,
  { language, currency }: { language: Language; currency: Currency },
) => {
  const { phoneCountry: _, acceptTerms, prefecture, ...fields } = values
  const inJapan = values.country === 'JP'
  return {
    ...fields,
    email: values.email.trim(),
    dateOfBirth: isoBirthDate(values.dateOfBirth),
    ...(inJapan ? { prefecture, postalCode: tidyPostalCode(values.postalCode) } : {}),
    acceptTerms: String(acceptTerms) as 'true' | 'false',
    language,
    currency,
  }
}

/** Asks residents of Japan for the reading of a name. Until a country is chosen nothing is shown. */
export function kanaFor(country: string): 'required' | 'hidden' {
  return country === 'JP' ? 'required' : 'hidden'
}

/** Demands a reading in Japan, by which a person is recognised and paid; the server accepts other programs' requests without one. */
function readingErrors({ country, lastNameKana, firstNameKana }: RegistrationValues): Errors<RegistrationValues> {
  if (country !== 'JP') return {}
  return {
    ...(lastNameKana.trim() === '' ? { lastNameKana: 'required' } : {}),
    ...(firstNameKana.trim() === '' ? { firstNameKana: 'required' } : {}),
  }
}

/** The country of the phone number follows the country of residence, unless a number has already been entered. */
export function phoneCountryFor(
  iso: string,
  { countries, phone }: { countries: readonly { iso: string; dialCode: string }[]; phone: string },
): Pick<RegistrationValues, 'phoneCountry' | 'areaCode'> | null {
  const home = countries.find((country) => country.iso === iso)
  return home && phone === '' ? { phoneCountry: home.iso, areaCode: home.dialCode } : null
}
