import { fold, withoutAccents } from './fold.ts'
import { inKatakana, isKana } from './kana.ts'
import { usualKanji } from './kanji-variants.ts'
import { likeLatin } from './look-alikes.ts'
import { inBankKana, kanaInLatin, soundOfRomaji } from './romaji.ts'

/** How names of persons are compared: by the exclusions, which look for one person under many spellings, and for the holder of an account. */

export interface PersonName {
  readonly firstName: string
  readonly lastName: string
  /** The reading; empty if not given. */
  readonly firstNameKana: string
  readonly lastNameKana: string
}

const apostrophes = /['’‘ʼʻ`´]/g
const separators = /[\s\p{P}\p{S}]+/u

/** Width, case, accents, kanji variants, look-alike letters, apostrophes and invisible characters are ignored. */
const written = (text: string): string => likeLatin(usualKanji(withoutAccents(fold(text)))).replace(apostrophes, '')

/** A long-vowel mark between kana stays; any other hyphen separates. */
const hyphenOfKana = /(?<=[ァ-ヺー])[\p{Pd}\u2212](?=[ァ-ヺー]|$)/gu

const soundOf = (part: string): string =>
  isKana(part) ? soundOfRomaji(kanaInLatin(part)) : /^[a-z]+$/.test(part) ? soundOfRomaji(part) : part

/** The parts of a name, each by its sound if it is in kana or Latin letters. Empty for no name. */
export const nameParts = (...names: readonly string[]): string[] =>
  names
    .flatMap((name) => inKatakana(written(name)).replace(hyphenOfKana, 'ー').split(separators))
    .map((part) => soundOf(part.replace(/^ー+$/, '')))
    .filter((part) => part !== '')

/** The parts of a name in a fixed order, independent of which one is the first name. Empty for no name. */
export const nameForm = (...names: readonly string[]): string =>
  nameParts(...names)
    .sort()
    .join(' ')

const isSound = (part: string): boolean => /^[a-z]+$/.test(part)

/** Whether two names could be compared: both have a part in Latin letters or kana, or both one in another script. Each with its reading, if given. */
export const areComparable = (one: readonly string[], other: readonly string[]): boolean =>
  (one.some(isSound) && other.some(isSound)) || !(one.every(isSound) || other.every(isSound))

const longestName = 200

/**
 * Whether the holder of an account or a card is the player: in either order, in kanji of any form, by the reading in kana (of any width, and as
 * banks write it), or by the name or the reading in Latin letters (Hepburn or Kunrei). One more initial, as banks print of a middle name, is ignored.
 * A name that differs in any other way is another person's: somebody has to check it.
 */
export function isSameName(holder: string, player: PersonName): boolean {
  const parts = wordsOf(holder)
  if (parts.length === 0 || holder.length > longestName) return false
  const names: readonly Named[] = [
    { first: wordsOf(player.firstName), last: wordsOf(player.lastName) },
    { first: wordsOf(player.firstNameKana), last: wordsOf(player.lastNameKana) },
  ]
  return names.some((name) => isNamed(parts, name))
}

interface Named {
  readonly first: readonly string[]
  readonly last: readonly string[]
}

const wordsOf = (name: string): string[] =>
  inKatakana(written(name))
    .replace(hyphenOfKana, 'ー')
    .split(separators)
    .filter((word) => word !== '' && word !== 'ー')

function isNamed(holder: readonly string[], { first, last }: Named): boolean {
  if (first.length === 0 || last.length === 0) return false
  const orders = [
    [...first, ...last],
    [...last, ...first],
  ]
  return orders.some(
    (name) => isWritten(holder, name) || isWritten(withoutInitial(holder), name) || isShortened(holder, name),
  )
}

/** Equal as written, as bank kana, or, of kana and Latin letters, by the sound. Between words in Latin letters the spaces count. */
function isWritten(holder: readonly string[], name: readonly string[]): boolean {
  const [one, other] = [holder.join(''), name.join('')]
  if (one === other) return !isSound(one) || holder.join(' ') === name.join(' ')
  if (isKana(one) && isKana(other)) return inBankKana(one) === inBankKana(other)
  if (!(isKana(one) && isSound(other)) && !(isSound(one) && isKana(other))) return false
  const space = holder.length === 1 ? '' : ' '
  return holder.map(soundOf).join(space) === name.map(soundOf).join(space)
}

const isInitial = (word: string): boolean => /^[a-z]$/.test(word)

/** Without a single Latin letter between two words: `HANA M YAMADA`. */
const withoutInitial = (words: readonly string[]): readonly string[] =>
  words.filter((word, index) => index === 0 || index === words.length - 1 || !isInitial(word))

/** Names between the first and the last one by their initials: `JANE M SMITH`. */
const isShortened = (holder: readonly string[], name: readonly string[]): boolean =>
  holder.length === name.length &&
  holder.every((word, index) => {
    const whole = name[index] ?? ''
    const isBetween = index > 0 && index < name.length - 1
    return word === whole || (isBetween && isInitial(word) && isSound(whole) && whole.startsWith(word))
  })
