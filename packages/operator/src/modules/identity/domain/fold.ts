/**
 * The form by which names that people type are compared: compatibility forms and letter case do not tell two of them apart. Going through
 * upper case first also joins letters that only share a capital (ß and ss, the two lower-case sigmas).
 */
export function fold(value: string): string {
  return value.normalize('NFKC').trim().toUpperCase().toLowerCase().normalize('NFKC')
}

/** `+819012345678` from area code and national number, the trunk zero dropped: where messages go, and what may be registered once. */
export function phoneNumber({ areaCode, phone }: { areaCode: string; phone: string }): string {
  return `+${areaCode.replace(/^0+/, '')}${phone.replace(/^0+/, '')}`
}
