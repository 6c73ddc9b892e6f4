/** The seven digits of a Japanese postcode in any notation (full width, with or without a dash, with 〒); null while it is incomplete. */
export function postalDigits(typed: string): string | null {
  const digits = typed.normalize('NFKC').replace(/[〒\s\p{Dash}ー]/gu, '')
  return /^\d{7}$/.test(digits) ? digits : null
}

/** Formats a Japanese postcode as `104-0061`; leaves anything else as it is. */
export function tidyPostalCode(typed: string): string {
  const digits = postalDigits(typed)
  return digits === null ? typed : `${digits.slice(0, 3)}-${digits.slice(3)}`
}
