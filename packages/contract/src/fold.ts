/**
 * The form in which e-mail addresses and names are compared: compatibility forms and letter case are ignored. Converting to upper case first also
 * joins letters that share a capital (ß and ss, the two lower-case sigmas).
 */
export function fold(value: string): string {
  return value.normalize('NFKC').trim().toUpperCase().toLowerCase().normalize('NFKC')
}
