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

/** Countries whose postcodes have no letters, so that a numeric keyboard is enough (Universal Postal Union). */
const inDigits = new Set(
  `AT AU BE BG BR CH CN CO CR CY CZ DE DK EE EG ES FI FR GE GR HR HU ID IL IN IS IT JP KE KR KW KZ LI LK LT LU LV MA MC MM MN MX MY NO NP NZ OM
PE PH PK PL PT RO RS RU SA SE SG SI SK TH TN TR TW UA US UY VN ZA`.split(/\s+/),
)

export const hasDigitsOnly = (country: string) => inDigits.has(country)
