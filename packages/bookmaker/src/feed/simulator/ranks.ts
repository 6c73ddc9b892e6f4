import type { Names } from '../../model/names.ts'
import type { League } from './league.ts'

/** The ranks above the numbered ones, best first: east before west. */
const named: readonly Names[] = [
  { ja: '横綱', en: 'Yokozuna' },
  { ja: '東大関', en: 'Ozeki East' },
  { ja: '西大関', en: 'Ozeki West' },
  { ja: '東関脇', en: 'Sekiwake East' },
  { ja: '西関脇', en: 'Sekiwake West' },
  { ja: '東小結', en: 'Komusubi East' },
  { ja: '西小結', en: 'Komusubi West' },
]

/** A wrestler's rank, by the place (from 0) in the order that the tournament before ended in. The upper division has the named ranks, then both have numbered ones. */
export function rankOf({ code }: Pick<League, 'code'>, place: number): Names {
  const isUpper = code.startsWith('sua')
  const found = isUpper ? named[place] : undefined
  if (found) return found
  const nth = place - (isUpper ? named.length : 0)
  const number = Math.floor(nth / 2) + 1
  const isEast = nth % 2 === 0
  const [ja, en] = isUpper ? ['前頭', 'Maegashira'] : ['十両', 'Juryo']
  return {
    ja: `${isEast ? '東' : '西'}${ja}${number === 1 ? '筆頭' : `${number}枚目`}`,
    en: `${en} ${number} ${isEast ? 'East' : 'West'}`,
  }
}
