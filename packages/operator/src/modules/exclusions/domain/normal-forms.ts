import { isKana, toRomaji } from 'wanakana'

/** Normal forms for comparing typed values: width, case, accents, spaces, punctuation and common spelling variants are ignored. */

const separators = /[\s\p{P}\p{S}]+/u

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .toUpperCase() // joins letters that share a capital, such as ß and ss
    .toLowerCase()
}

/** The parts of a name in a fixed order, independent of which one is the first name; kana in Latin letters. Empty for no name. */
export function nameForm(...names: readonly string[]): string {
  const parts = names.flatMap((name) => plain(name).split(separators)).filter((part) => part !== '')
  return parts.map(reading).sort().join(' ')
}

/** Kana in Latin letters. Romanizations of the same reading become equal (Satoh, Satou, Satō; Homma, Honma). */
function reading(part: string): string {
  const latin = isKana(part) ? toRomaji(part) : part
  if (!/^[a-z]+$/.test(latin)) return latin
  return latin
    .replace(/o(?:u|o|h(?![aeiouy]))/g, 'o')
    .replace(/uu/g, 'u')
    .replace(/m(?=[bmp])/g, 'n')
}

/** Without `+tag`. Gmail addresses also without dots, which Google ignores, and with one domain. */
export function emailForm(email: string): string {
  const folded = plain(email.trim())
  const at = folded.lastIndexOf('@')
  const [name, domain] = [folded.slice(0, at), folded.slice(at + 1)]
  const untagged = name.replace(/(?<=.)\+.*$/, '')
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${untagged.replaceAll('.', '')}@gmail.com`
    : `${untagged}@${domain}`
}

/** E.164: `+819012345678` from area code and national number, without the trunk zero. */
export function phoneForm({ areaCode, phone }: { areaCode: string; phone: string }): string {
  const digits = (text: string) => text.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '')
  return `+${digits(areaCode)}${digits(phone)}`
}

/** Letters and digits only. Empty if there are none. */
export function postalCodeForm(code: string): string {
  return plain(code).replace(/[^\p{L}\p{N}]/gu, '')
}

/** City and street: letters joined, numbers separated; Japanese counters (丁目, 番地, 番, 号) count as hyphens. Empty without a street. */
export function addressForm({ city, address1 }: { city: string; address1: string }): string {
  if (postalCodeForm(address1) === '') return ''
  const counted = plain(`${city} ${address1}`)
    .replace(/[一二三四五六七八九](?=丁目)/g, (numeral) => String('一二三四五六七八九'.indexOf(numeral) + 1))
    .replace(/(?<=\d)(?:丁目|番地の|番地|番|号室|号|の|ノ)/g, '-')
  const runs = counted.match(/\p{N}+|\p{L}+/gu) ?? []
  return runs.reduce((form, run) => (/^\p{N}/u.test(run) && /\p{N}$/u.test(form) ? `${form}-${run}` : form + run), '')
}
