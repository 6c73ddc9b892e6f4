import type { BonusTerms } from '@andon/contract/bonus-terms'
import type { AnnouncementFields, Kind, Text } from './kinds.ts'
import { linesOf } from './lines.ts'

/**
 * Words that promise more than is true. In every text:
 * - `risk`: nothing here is without risk.
 * In banners and promotions also:
 * - `pressure`: nothing that is offered runs out, so nobody has to hurry.
 * - `countdown`: words about an end need one: `endsAt` of the entry, or the end of its bonus.
 * - `free`: needs a bonus without wagering and without a deposit (on every brand that shows it), or play money: a line that says "demo" (デモ), or an entry whose link opens a demo.
 *   "Free spins" and "free bet" are names of rewards: they are also true of prizes, and of a bonus without wagering whose text says that it needs a deposit.
 */
const rules = [
  {
    name: 'risk',
    words: /\brisk[- ]free\b|\b(?:no|zero|without)[- ]risk\b|リスク(?:なし|ゼロ|フリー)|ノーリスク|無リスク/gi,
    why: 'playing always has a risk',
  },
  {
    name: 'pressure',
    words:
      /\bhurry\b|\bact (?:now|fast)\b|\bdon[’']t miss(?: out)?\b|\bnow or never\b|\bwhile stocks? lasts?\b|\bonly a few left\b|\bgoing fast\b|\bquick(?:ly)? before\b|今すぐ|いますぐ|残りわずか|残り僅か|お急ぎ|急いで|お見逃しなく|見逃すな|見逃せない|早い者勝ち|お早めに/gi,
    why: 'nothing runs out here: say what it is, and let the reader decide when',
  },
  {
    name: 'countdown',
    words:
      /\blast chance\b|\bends? soon\b|\bending soon\b|\bfinal (?:hours?|days?)\b|\btoday only\b|\blimited[- ]time\b|\bfor a limited time\b|\bonly \d+ (?:hours?|days?) left\b|ラストチャンス|最後のチャンス|まもなく終了|間もなく終了|本日限り|今日だけ|今だけ|期間限定/gi,
    why: 'it needs an end: endsAt of the entry, or the end of its bonus',
  },
  {
    name: 'free',
    words: /\bfree\b|無料|タダで|ただで(?:遊|プレイ)|フリー(?:スピン|ベット)/gi,
    why: 'it needs a bonus without wagering and without a deposit, or a line that says "demo" (デモ)',
  },
] as const

export interface WordFacts {
  readonly kind: Kind
  /** The link of a banner or a promotion. */
  readonly link?: AnnouncementFields['link']
  readonly hasEnd: boolean
  /** The terms of the entry's bonus on each brand that shows it; empty: the entry is about no bonus, or about one that is not open. */
  readonly bonuses: readonly BonusTerms[]
}

/** The words of a text that are not true of its entry, each with the line and the rule: `line 2: "hurry": nothing runs out …`. Empty: none. */
export function untrueWords(text: Text, facts: WordFacts): readonly string[] {
  const isOffer = facts.kind === 'banners' || facts.kind === 'promotions'
  return linesOf(text).flatMap((line, at) => {
    let left = namesAreTrue(text, facts) ? line.replaceAll(rewardNames, ' ') : line
    return rules.flatMap(({ name, words, why }) => {
      if (name !== 'risk' && !isOffer) return []
      const found = [...new Set(left.match(words))]
      left = left.replaceAll(words, ' ') // "risk-free" is one word, not two
      if (found.length === 0 || isTrue(name, line, facts)) return []
      return [`line ${at + 1}: ${found.map((word) => `“${word}”`).join(', ')}: ${why}`]
    })
  })
}

const rewardNames = /\bfree[- ](?:spins?|bets?)\b|フリー(?:スピン|ベット)/gi

function namesAreTrue(text: Text, { bonuses }: WordFacts): boolean {
  const saysDeposit = linesOf(text).some((line) => /\bdeposit\b|入金/i.test(line))
  return bonuses.every(
    ({ reward, wagering }) =>
      wagering.times === 0 && (saysDeposit || !('minDeposit' in reward && reward.minDeposit > 0)),
  )
}

function isTrue(rule: (typeof rules)[number]['name'], line: string, { link, hasEnd, bonuses }: WordFacts): boolean {
  switch (rule) {
    case 'countdown':
      return hasEnd
    case 'free':
      return /\bdemo\b|デモ/i.test(line) || opensDemo(link) || (bonuses.length > 0 && bonuses.every(costsNothing))
    case 'risk':
    case 'pressure':
      return false
  }
}

const opensDemo = (link: string | undefined) => link?.includes('gameType=freegames') === true

/** Neither a deposit, nor a loss, nor wagering is needed for it. */
export const costsNothing = ({ reward, wagering }: BonusTerms): boolean =>
  wagering.times === 0 && reward.kind !== 'cashback' && !('minDeposit' in reward && reward.minDeposit > 0)
