import type { messages as shape } from './messages.ja.ts'

export const messages: typeof shape = {
  lastName: 'Family name',
  firstName: 'Given name',
  lastNameKana: 'Family name in kana',
  firstNameKana: 'Given name in kana',
  kanaHint: 'Hiragana is fine, too.',
  postalCode: 'Postcode',
  postalCodeHint: 'Seven digits fill in the address.',
  lookingUp: 'Looking up the address…',
  filled: 'Filled in. Please add the rest, and correct what is wrong.',
  several: 'Several places share this postcode. Please add the rest.',
  nowhere: 'We do not know this postcode. Please type the address.',
  unanswered: 'We could not look this up. Please type the address.',
  prefecture: 'Prefecture',
  city: 'City',
  address1: 'Town, block and building',
  street: 'Street and number',
  phoneCountry: 'Country code of your phone',
  phone: 'Phone number',
  phoneHome: 'Use {country}',
  phoneHint: 'Without the country code; a leading 0 is fine.',
}
