import { commonWords } from './common-words.ts'

export type Weakness = 'common' | 'repeated' | 'sequential'

const fewestDifferent = 5
/** Minimum length of a password when each run along the keyboard or the alphabet counts as one character. */
const fewestAfterRuns = 5
const shortestRun = 3
/** Up to this length, digits alone are treated as a date or a phone number. */
const longestNumber = 14
/** A word surrounded by more digits and signs than this is not treated as common. */
const longestTrimmings = 6
const longestPair = 16

/**
 * Why a password is among the first that an attacker tries, or null. Leaked passwords of ten characters and more are mostly words with the usual
 * additions, keyboard walks and repetitions. This removes the additions and checks the rest, which also finds variants that are on no list.
 * Phrases of several words pass. `siteWords`, in lower case, count as common, too.
 */
export function guessable(password: string, siteWords: readonly string[] = []): Weakness | null {
  const plain = password.normalize('NFKC').toLowerCase()
  if (new Set(plain).size < fewestDifferent || isPeriodic(plain)) return 'repeated'
  if (lengthWithoutRuns(plain) < fewestAfterRuns) return 'sequential'
  if (isShortNumber(plain)) return 'common'
  const isKnown = (word: string) => commonWords.has(word) || siteWords.includes(word)
  return candidates(plain).some((letters) => isCommon(letters, isKnown)) ? 'common' : null
}

/** `abcabcabca`: the start repeats; the last repetition may be partial. */
function isPeriodic(text: string): boolean {
  for (let period = 1; period * 2 <= text.length; period++)
    if (text.slice(period) === text.slice(0, -period)) return true
  return false
}

const walks = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  ...['qwertyuiop[]', 'asdfghjkl;', 'zxcvbnm,./', '!@#$%^&*()_+', '!"#$%&\'()'],
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik,', '9ol.', '0p;/'],
  ...['qaz', 'wsx', 'edc', 'rfv', 'tgb', 'yhn', 'ujm'],
]
const steps = new Set(
  walks.flatMap((walk) => [...walk].slice(1).flatMap((key, index) => [`${walk[index]}${key}`, `${key}${walk[index]}`])),
)

/** Length when each run along the keyboard or the alphabet counts as one character. */
export function lengthWithoutRuns(text: string): number {
  const characters = [...text]
  let length = 0
  for (let start = 0; start < characters.length; ) {
    let end = start + 1
    while (end < characters.length && isStep(characters[end - 1], characters[end])) end += 1
    length += end - start >= shortestRun ? 1 : end - start
    start = end
  }
  return length
}

const isStep = (from: string | undefined, to: string | undefined) => from === to || steps.has(`${from}${to}`)

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
}

/** The words a password may consist of, without surrounding digits and signs and with look-alikes read as letters. */
function candidates(plain: string): string[] {
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const bare =
    plain.length - core.length <= longestTrimmings || lengthWithoutRuns(plain.replace(core, '')) <= 2 ? [core] : []
  const read = [plain, ...bare].map(readLeet)
  return [...bare, ...read, ...read.map((text) => text.replaceAll('i', 'l'))].map(lettersOf)
}

function isShortNumber(plain: string): boolean {
  const rest = plain.replace(/[\s\p{P}\p{S}]/gu, '')
  return /^\d+$/.test(rest) && rest.length <= longestNumber
}

const readLeet = (text: string) => text.replace(/[01!34@5$789]/g, (sign) => leet[sign] ?? sign)
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

function isCommon(letters: string, isKnown: (word: string) => boolean): boolean {
  if (isKnown(letters)) return true
  const half = letters.slice(0, letters.length / 2)
  if (half + half === letters && isKnown(half)) return true
  if (letters.length > longestPair) return false
  for (let cut = 2; cut <= letters.length - 2; cut++)
    if (isKnown(letters.slice(0, cut)) && isKnown(letters.slice(cut))) return true
  return false
}
