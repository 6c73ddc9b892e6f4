import { expect, test } from 'vitest'
import {
  initialRegistration,
  kanaFor,
  phoneCountryFor,
  registrationErrors,
  registrationRequest,
} from './registration-form.ts'

const today = '2026-06-01'
const page = { today, site: { code: 'BEE', name: 'Bee Casino' } }
const filled = {
  ...initialRegistration,
  email: ' hana@andon.example ',
  password: 'violet-harbour-4417',
  txtNickname: 'hana',
  firstName: 'Hana',
  lastName: 'Yamada',
  dateOfBirth: '1990-04-12',
  firstNameKana: 'ハナ',
  lastNameKana: 'ヤマダ',
  country: 'JP',
  areaCode: '81',
  phone: '9012345678',
  acceptTerms: true,
}

test('empty fields are required, others are checked, and optional ones may stay empty', () => {
  expect(registrationErrors(filled, page)).toEqual({})
  expect(registrationErrors({ ...filled, email: '', phone: '12', lastNameKana: '山田' }, page)).toEqual({
    email: 'required',
    phone: 'invalid',
    lastNameKana: 'invalid',
  })
  expect(registrationErrors({ ...filled, lastNameKana: 'やまだ', firstNameKana: 'ﾊﾅ' }, page)).toEqual({})
})

test.each([
  ['JP', '2006-06-02', 'UNDERAGE'],
  ['JP', '2006-06-01', undefined],
  ['GB', '2008-06-02', 'UNDERAGE'],
  ['GB', '2006-06-02', undefined],
  ['', '2008-06-02', 'UNDERAGE'],
])('in %s, born on %s: %s', (country, dateOfBirth, error) => {
  expect(registrationErrors({ ...filled, country, dateOfBirth }, page).dateOfBirth).toBe(error)
})

test.each([
  ['password12', 'PASSWORD_WEAK.common'],
  ['hana-and-the-lamp', 'PASSWORD_WEAK.personal'],
  ['short', 'invalid'],
])('the password “%s” is refused as %s, as the server does', (password, error) => {
  expect(registrationErrors({ ...filled, password }, page).password).toBe(error)
})

test('residents of Japan give the reading of their name', () => {
  const silent = { ...filled, firstNameKana: '', lastNameKana: ' ' }
  expect(registrationErrors(silent, page)).toEqual({ firstNameKana: 'required', lastNameKana: 'required' })
  expect(registrationErrors({ ...silent, country: 'GB' }, page)).toEqual({})
})

test.each([
  ['+819012345678', undefined],
  ['090−1234−5678', undefined],
  ['+447911123456', 'invalid'],
  ['0901234', 'invalid'],
])('the phone number %s: %s', (phone, error) => {
  expect(registrationErrors({ ...filled, phone }, page).phone).toBe(error)
})

test('a name that is too long is an error', () => {
  expect(registrationErrors({ ...filled, lastName: 'x'.repeat(61) }, page).lastName).toBe('tooLong.60')
})

test('the e-mail address is sent trimmed, the postcode formatted, a prefecture only for countries that have them', () => {
  const address = { postalCode: '１０４００６１', prefecture: '東京都' }
  const sent = (changes: object) =>
    registrationRequest({ ...filled, ...address, ...changes }, { language: 'ja', currency: 'JPY' })
  expect(sent({})).toMatchObject({ email: 'hana@andon.example', postalCode: '104-0061', prefecture: '東京都' })
  expect(sent({ country: 'GB', postalCode: 'SW1A 1AA' })).not.toHaveProperty('prefecture')
  expect(sent({})).not.toHaveProperty('phoneCountry')
  expect(sent({ dateOfBirth: '1990-4-2' })).toMatchObject({ dateOfBirth: '1990-04-02' })
})

test('the country of the phone number follows the country of residence until a number has been entered', () => {
  const countries = [
    { iso: 'GB', dialCode: '44' },
    { iso: 'JP', dialCode: '81' },
  ]
  expect(phoneCountryFor('JP', { countries, phone: '' })).toEqual({ phoneCountry: 'JP', areaCode: '81' })
  expect(phoneCountryFor('JP', { countries, phone: '2079460000' })).toBeNull()
  expect(phoneCountryFor('', { countries, phone: '' })).toBeNull()
})

test('the reading of a name is asked for in Japan, and of nobody before the country is known', () => {
  expect(['JP', '', 'GB'].map(kanaFor)).toEqual(['required', 'hidden', 'hidden'])
})
