import { isFound, isNearlyFound, keysOf, wordsOf } from '@andon/contract/folding/search-forms'
import type { Names, SportCode } from '../../page/api.ts'

/** Converts between kana and Latin letters; loaded with the search. */
export interface Kana {
  toHiragana(text: string): string
  toRomaji(text: string): string
}

/** How a text is looked for: as it is written, as hiragana and in Latin letters. */
export function searchKeys(names: readonly Names[], { toHiragana, toRomaji }: Kana): string {
  return keysOf(names.flatMap(({ ja, en }) => [ja, toHiragana(ja), toRomaji(ja), en]))
}

/** True if each word of the query is found: as it is written, as hiragana, as Latin letters, or by its sound. */
export function matches(keys: string, query: string, { toHiragana, toRomaji }: Kana): boolean {
  return isFound(
    keys,
    wordsOf(query).map((word) => [word, toHiragana(word), toRomaji(word)]),
  )
}

/** Like `matches`, with one slip of the finger in each longer word, for a query that finds nothing. */
export function nearlyMatches(keys: string, query: string, { toHiragana, toRomaji }: Kana): boolean {
  return isNearlyFound(
    keys,
    wordsOf(query).map((word) => [word, toHiragana(word), toRomaji(word)]),
  )
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
  keirin: ['けいりん', '競輪', '自転車', 'ケイリン', 'track cycling', 'bicycle'],
  esports: ['gaming', 'e-sports', 'eスポーツ', 'イースポーツ'],
}

/** Everything that a sport is called. */
export const wordsOfSport = ({ code, name }: { readonly code: SportCode; readonly name: Names }): readonly Names[] => [
  name,
  ...aliases[code].map((word) => ({ ja: word, en: word })),
]
