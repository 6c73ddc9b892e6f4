import { fold } from '@andon/contract/fold'
import type { Names, SportCode } from '../frame/api.ts'

/** Converts between kana and Latin letters; loaded with the search. */
export interface Kana {
  toHiragana(text: string): string
  toRomaji(text: string): string
}

/** How a text is looked for: folded, with its kana also in Latin letters, without spaces and marks; then once more by its sound. */
export function searchKeys(names: readonly Names[], { toHiragana, toRomaji }: Kana): string {
  const written = names.flatMap(({ ja, en }) => [ja, toHiragana(ja), toRomaji(ja), en]).map(compact)
  return [...new Set([...written, ...written.map(soundOf)])].join('\n')
}

/** Whether each word of the query is found: as it is written, as hiragana, as Latin letters, or by its sound. */
export function matches(keys: string, query: string, { toHiragana, toRomaji }: Kana): boolean {
  return fold(query)
    .split(/[\s\u3000]+/)
    .filter(Boolean)
    .every((word) => {
      const forms = [word, toHiragana(word), toRomaji(word)].map(compact)
      return [...forms, ...forms.map(soundOf).filter(isLongEnough)].some((form) => keys.includes(form))
    })
}

/** Other words for a sport that players type. Its own names are those of the feed. */
const aliases: Readonly<Record<SportCode, readonly string[]>> = {
  football: ['soccer', 'フットボール', '蹴球'],
  baseball: ['yakyu', 'やきゅう', 'ベースボール'],
  basketball: ['hoops', 'バスケ', 'バスケットボール', '籠球'],
  tennis: ['庭球'],
  iceHockey: ['hockey', 'ホッケー'],
  volleyball: ['バレーボール', '排球'],
  tableTennis: ['ping pong', 'takkyu', 'たっきゅう', 'ピンポン'],
  rugby: ['ラグビー'],
  americanFootball: ['gridiron', 'アメフト', 'アメリカンフットボール'],
  mma: ['martial arts', '総合格闘技', 'かくとうぎ'],
  sumo: ['相撲', 'すもう', 'おおずもう'],
  esports: ['gaming', 'e-sports', 'eスポーツ', 'イースポーツ'],
}

/** Everything that a sport is called. */
export const wordsOfSport = ({ code, name }: { readonly code: SportCode; readonly name: Names }): readonly Names[] => [
  name,
  ...aliases[code].map((word) => ({ ja: word, en: word })),
]

const compact = (text: string) =>
  fold(text)
    .normalize('NFD')
    .replace(/\p{Script=Latin}\p{M}+/gu, (letter) => letter[0] ?? '')
    .normalize('NFC')
    .replace(/[\s・･\-'’.ー]/g, '')

/** Latin letters with long vowels made short (`sumou`, `sumoo`: `sumo`), and one n before m, b and p (`shimbun`). */
const soundOf = (latin: string) =>
  latin
    .replace(/([aiueo])\1+/g, '$1')
    .replace(/ou/g, 'o')
    .replace(/ei/g, 'e')
    .replace(/m(?=[bmp])/g, 'n')

/** Shorter ones would be found nearly everywhere. */
const isLongEnough = (form: string) => form.length >= 3
