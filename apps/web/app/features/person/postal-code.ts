/** The seven digits of a Japanese postcode, however it is written (full width, with or without a dash, with 〒); null until they are all there. */
export function postalDigits(typed: string): string | null {
  const digits = typed.normalize('NFKC').replace(/[〒\s\p{Dash}ー]/gu, '')
  return /^\d{7}$/.test(digits) ? digits : null
}

/** `104-0061` where it is a Japanese postcode; anything else stays as it is. */
export function tidyPostalCode(typed: string): string {
  const digits = postalDigits(typed)
  return digits === null ? typed : `${digits.slice(0, 3)}-${digits.slice(3)}`
}
