import { fraction } from '@andon/money/fraction'
import { type RouletteBet, type RouletteSort, rouletteBets } from '../../../maths/roulette.ts'
import type { Spot } from '../mechanic.ts'
import type { RouletteRules } from './roulette-rules.ts'

/** The names under which limits and figures list them. */
const sortNames: Readonly<Record<RouletteSort, string>> = {
  straight: 'straight',
  split: 'split',
  street: 'street',
  trio: 'trio',
  corner: 'corner',
  firstFour: 'first-four',
  sixLine: 'six-line',
  column: 'column',
  dozen: 'dozen',
  evenChance: 'even-chance',
}

/** Every spot of the felt: inside bets by their numbers, then columns, dozens and even chances, these once for each table. */
export function rouletteSpots(rules: RouletteRules): Spot[] {
  const bets = rouletteBets()
  const even = bets.filter(({ sort }) => sort === 'evenChance')
  return [
    ...bets.filter(({ sort }) => sort !== 'evenChance').map(spotOf),
    ...even.map((bet, place) => evenChance(bet, { place, table: rules.plain, laPartage: false })),
    ...even.flatMap((bet, place) =>
      rules.laPartage === null ? [] : [evenChance(bet, { place, table: rules.laPartage, laPartage: true })],
    ),
  ]
}

/** A bet on `k` numbers returns 36 ÷ k times itself: its odds on a wheel without a zero. */
const returnsOf = ({ numbers }: RouletteBet) => fraction(36, numbers.length)

function spotOf(bet: RouletteBet): Spot {
  const { sort, numbers } = bet
  const name = sortNames[sort]
  const [first = 0] = numbers
  const place = { column: first, dozen: Math.ceil(first / 12) }
  const id = sort === 'column' || sort === 'dozen' ? `${name}-${place[sort]}` : `${name}-${numbers.join('-')}`
  return { id, sort: name, table: null, pays: [{ on: numbers.map(String), returns: returnsOf(bet) }] }
}

/** With la partage a zero returns half. */
function evenChance(
  bet: RouletteBet,
  { place, table, laPartage }: { readonly place: number; readonly table: string; readonly laPartage: boolean },
): Spot {
  const won = { on: bet.numbers.map(String), returns: returnsOf(bet) }
  const suffix = laPartage ? '-half' : ''
  return {
    id: `${chances[place]}${suffix}`,
    sort: `${sortNames.evenChance}${suffix}`,
    table,
    pays: laPartage ? [won, { on: ['0'], returns: fraction(1, 2) }] : [won],
  }
}

/** In the order of `rouletteBets`. */
const chances = ['red', 'black', 'even', 'odd', 'low', 'high'] as const
