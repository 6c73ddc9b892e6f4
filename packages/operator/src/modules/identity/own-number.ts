import { Refusal } from '@andon/contract'
import { type PhoneNumber, phoneNumberOf } from '@andon/contract/folding/phone-numbers'

/** The number as it is stored (E.164 parts). Refuses FIELD_INVALID for `phone` if it is no number of that country. */
export function demandNumber(typed: PhoneNumber): PhoneNumber {
  const number = phoneNumberOf(typed)
  if (!number) throw new Refusal('FIELD_INVALID', { field: 'phone', message: 'Not a number of this country code' })
  return number
}
