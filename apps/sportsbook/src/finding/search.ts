import { compact, isFound, keysOf, wordsOf } from '@andon/contract/folding/search-forms'
import type { Names, SportCode } from '../frame/api.ts'

/** Converts between kana and Latin letters; loaded with the search. */
export interface Kana {
  toHiragana(text: string): string
  toRomaji(text: string): string
}

/** How a text is looked for: as it is written, as hiragana and in Latin letters. */
export function searchKeys(names: readonly Names[], { toHiragana, toRomaji }: Kana): string {
  return keysOf(names.flatMap(({ ja, en }) => [ja, toHiragana(ja), toRomaji(ja), en]))
}

/** Whether each word of the query is found: as it is written, as hiragana, as Latin letters, or by its sound. */
export function matches(keys: string, query: string, { toHiragana, toRomaji }: Kana): boolean {
  return isFound(
    keys,
    wordsOf(query).map((word) => [word, toHiragana(word), toRomaji(word)]),
  )
}

/** Shorter words have too many neighbours for a guess. */
const leastTyped = 5
/** Of a query and of the keys of one thing: what is longer is not guessed at. */
const [mostWords, mostTyped, mostKeys] = [4, 24, 600]

/** Whether each word of the query is found with one letter missing, added, wrong or swapped with its neighbour; words of less than five letters as they are written. For a query that finds nothing. */
export function nearlyMatches(keys: string, query: string, kana: Kana): boolean {
  const words = wordsOf(query)
  if (words.length === 0 || words.length > mostWords || keys.length > mostKeys) return false
  return words.every((word) => {
    if (matches(keys, word, kana)) return true
    const typed = [...new Set([compact(word), compact(kana.toRomaji(word))])]
    return typed.some(
      (form) =>
        form.length >= leastTyped && form.length <= mostTyped && keys.split('\n').some((key) => isNear(key, form)),
    )
  })
}

/** Whether a part of the text is at most one edit away from the word: the least edits of the word's beginning that end at each letter of the text (Sellers), and a swap as one edit. */
function isNear(text: string, word: string): boolean {
  let twoBack: number[] = []
  let before = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let place = 0; place < text.length; place++) {
    const now = [0]
    for (let at = 1; at <= word.length; at++) {
      const isSame = text[place] === word[at - 1]
      let least = Math.min((before[at - 1] ?? 0) + (isSame ? 0 : 1), (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1)
      const isSwapped = at > 1 && place > 0 && text[place] === word[at - 2] && text[place - 1] === word[at - 1]
      if (isSwapped) least = Math.min(least, (twoBack[at - 2] ?? at) + 1)
      now.push(least)
    }
    if ((now[word.length] ?? 2) <= 1) return true
    twoBack = before
    before = now
  }
  return false
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
