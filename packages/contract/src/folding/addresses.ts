import { fold, hyphens, withoutAccents } from './fold.ts'
import { usualKanji } from './kanji-variants.ts'
import { likeLatin } from './look-alikes.ts'

const plain = (text: string): string => likeLatin(usualKanji(withoutAccents(fold(text))))
const numerals = '一二三四五六七八九'

/** Letters and digits only. Empty if there are none. For postcodes and document numbers. */
export const codeForm = (code: string): string => plain(code).replace(/[^\p{L}\p{N}]/gu, '')

/** City and street: letters joined, numbers separated; Japanese counters (丁目, 番地, 番, 号) count as hyphens. Empty without a street. */
export function addressForm({ city, address1 }: { city: string; address1: string }): string {
  if (codeForm(address1) === '') return ''
  const runs = counted(`${city} ${address1}`).match(/\p{N}+|\p{L}+/gu) ?? []
  return runs.reduce((form, run) => (/^\p{N}/u.test(run) && /\p{N}$/u.test(form) ? `${form}-${run}` : form + run), '')
}

/** The numbers of a street with the letters that follow them at once (`12b`), in their order. Empty without a number. */
export const houseNumberForm = (address1: string): string =>
  (counted(address1).match(/\d+[a-z]?(?![a-z])/g) ?? []).join('-')

const counted = (text: string): string =>
  plain(text)
    .replace(new RegExp(`(?<=\\d)${hyphens}(?=\\d)`, 'gu'), '-')
    .replace(new RegExp(`[${numerals}](?=丁目)`, 'g'), (numeral) => String(numerals.indexOf(numeral) + 1))
    .replace(/(?<=\d)(?:丁目|番地の|番地|番|号室|号|の|ノ)/g, '-')
