import { isKana, toRomaji } from 'wanakana'

/** Forms in which what people type is compared: width, case, accents, spaces, punctuation and common spellings do not tell two of them apart. */

const separators = /[\s\p{P}\p{S}]+/u

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .toUpperCase() // joins letters that only share a capital, such as ß and ss
    .toLowerCase()
}

/** The parts of a name in a fixed order, whichever is called the first; kana as they are read, in Latin letters. Empty for no name. */
export function nameForm(...names: readonly string[]): string {
  const parts = names.flatMap((name) => plain(name).split(separators)).filter((part) => part !== '')
  return parts.map(reading).sort().join(' ')
}

/** Kana in Latin letters; of Latin letters the spellings that stand for the same reading are joined (Satoh, Satou, Satō; Homma, Honma). */
function reading(part: string): string {
  const latin = isKana(part) ? toRomaji(part) : part
  if (!/^[a-z]+$/.test(latin)) return latin
  return latin
    .replace(/o(?:u|o|h(?![aeiouy]))/g, 'o')
    .replace(/uu/g, 'u')
    .replace(/m(?=[bmp])/g, 'n')
}

/** Without `+tag`; at Google, which does not read them, without dots, and under one domain. */
export function emailForm(email: string): string {
  const folded = plain(email.trim())
  const at = folded.lastIndexOf('@')
  const [name, domain] = [folded.slice(0, at), folded.slice(at + 1)]
  const untagged = name.replace(/(?<=.)\+.*$/, '')
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${untagged.replaceAll('.', '')}@gmail.com`
    : `${untagged}@${domain}`
}

/** E.164: `+819012345678` from area code and national number, the trunk zero dropped. */
export function phoneForm({ areaCode, phone }: { areaCode: string; phone: string }): string {
  const digits = (text: string) => text.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '')
  return `+${digits(areaCode)}${digits(phone)}`
}

/** Letters and digits alone. Empty for none. */
export function postalCodeForm(code: string): string {
  return plain(code).replace(/[^\p{L}\p{N}]/gu, '')
}

/** City and street: letters joined, numbers kept apart; Japanese counters (丁目, 番地, 番, 号) are what a hyphen is. Empty without a street. */
export function addressForm({ city, address1 }: { city: string; address1: string }): string {
  if (postalCodeForm(address1) === '') return ''
  const counted = plain(`${city} ${address1}`)
    .replace(/[一二三四五六七八九](?=丁目)/g, (numeral) => String('一二三四五六七八九'.indexOf(numeral) + 1))
    .replace(/(?<=\d)(?:丁目|番地の|番地|番|号室|号|の|ノ)/g, '-')
  const runs = counted.match(/\p{N}+|\p{L}+/gu) ?? []
  return runs.reduce((form, run) => (/^\p{N}/u.test(run) && /\p{N}$/u.test(form) ? `${form}-${run}` : form + run), '')
}
