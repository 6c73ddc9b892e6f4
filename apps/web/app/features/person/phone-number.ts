/** `+81 9012345678`: after the country code, the leading zero of the national number is not dialled. */
export function internationalNumber({ areaCode, phone }: { areaCode: string; phone: string }): string {
  return `+${areaCode} ${phone.replace(/^0+/, '')}`
}
