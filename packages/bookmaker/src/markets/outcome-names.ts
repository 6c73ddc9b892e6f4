/** Names that many markets share. */
import type { Names } from '../model/names.ts'
export const outcomeNames = {
  home: { ja: '{$competitor1}', en: '{$competitor1}' },
  draw: { ja: '引き分け', en: 'Draw' },
  away: { ja: '{$competitor2}', en: '{$competitor2}' },
  yes: { ja: 'はい', en: 'Yes' },
  no: { ja: 'いいえ', en: 'No' },
  none: { ja: 'なし', en: 'None' },
  noGoal: { ja: 'ゴールなし', en: 'No goal' },
  over: { ja: 'オーバー {total}', en: 'Over {total}' },
  under: { ja: 'アンダー {total}', en: 'Under {total}' },
  odd: { ja: '奇数', en: 'Odd' },
  even: { ja: '偶数', en: 'Even' },
  other: { ja: 'その他', en: 'Any other' },
} as const satisfies Record<string, Names>

/** Two names as one, `A & B`. */
export function both(first: Names, second: Names): Names {
  return { ja: `${first.ja}＆${second.ja}`, en: `${first.en} & ${second.en}` }
}

/** Either of two names, `A or B`. */
export function either(first: Names, second: Names): Names {
  return { ja: `${first.ja}または${second.ja}`, en: `${first.en} or ${second.en}` }
}

/** One name after the other, `A / B`. */
export function thenName(first: Names, second: Names): Names {
  return { ja: `${first.ja}／${second.ja}`, en: `${first.en} / ${second.en}` }
}

/** A name that is the same in both languages, as a score. */
export function same(text: string): Names {
  return { ja: text, en: text }
}
