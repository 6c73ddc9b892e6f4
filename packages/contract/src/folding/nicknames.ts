import { fold } from './fold.ts'
import { usualKanji } from './kanji-variants.ts'
import { likeLatin } from './look-alikes.ts'

/** Equal for nicknames that a person takes for one another: case, width, kanji variants, invisible characters and look-alike letters are ignored. */
export const nicknameForm = (nickname: string): string => likeLatin(usualKanji(fold(nickname)))

/** Words with which a nickname would speak for the operator. */
const official = [
  ...['admin', 'administrator', 'mod', 'moderator', 'operator', 'owner', 'official', 'root', 'staff', 'system', 'team'],
  ...[
    'support',
    'help',
    'helpdesk',
    'service',
    'customer',
    'customerservice',
    'security',
    'cashier',
    'casino',
    'andon',
  ],
  ...['管理者', '管理人', '運営', '公式', '行灯', 'サポート', 'スタッフ', 'カスタマー', 'アドミン', 'アンドン'],
]
/** These are words of their own, too: they are reserved only beside another reserved word. */
const ordinary = new Set(['mod', 'team', 'help', 'customer', 'owner', 'casino', 'service', 'security', 'カスタマー'])

const digitsLikeLetters: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }

/** `reserved` words are names of brands and of staff. The nickname consists of reserved words alone, with digits and signs around or in place of letters. */
export function isReservedNickname(nickname: string, reserved: readonly string[]): boolean {
  const form = nicknameForm(nickname)
  const words = new Set(
    [...official, ...reserved].map((word) => joined(nicknameForm(word))).filter((word) => word !== ''),
  )
  const readings = [form.replace(/\d/g, ''), form, ...['i', 'l'].map((one) => readDigits(form, one))]
  return readings.map(joined).some((text) => consistsOf(text, words))
}

const joined = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
const readDigits = (text: string, one: string) =>
  text.replace(/\d/g, (digit) => (digit === '1' ? one : (digitsLikeLetters[digit] ?? '')))

/** Nicknames have twenty characters, so the search is short. */
function consistsOf(text: string, words: ReadonlySet<string>): boolean {
  if (text === '') return false
  if (words.has(text)) return !ordinary.has(text)
  for (let end = 2; end < text.length; end++) {
    const rest = text.slice(end)
    if (words.has(text.slice(0, end)) && (words.has(rest) || consistsOf(rest, words))) return true
  }
  return false
}
