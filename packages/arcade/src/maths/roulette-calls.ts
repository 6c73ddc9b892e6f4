import { divide, fraction, sum } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import { type Payouts, payoutsOf } from './bet-payouts.ts'
import { pockets, type RouletteSort, rouletteSorts } from './roulette.ts'

/** The numbers in the order of the wheel, clockwise from zero. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]

/** A bet of the racetrack is several bets of the layout at once: so many equal chips on each spot. */
export interface CalledBet {
  readonly sort: RouletteSort
  readonly numbers: readonly number[]
  readonly chips: number
}

const chips = (sort: RouletteSort, ...spots: readonly (readonly number[])[]): readonly CalledBet[] =>
  spots.map((numbers) => ({ sort, numbers, chips: 1 }))

/** Sections of the wheel, as casinos place them. Voisins takes nine chips, tiers six, orphelins five and jeu zéro four. */
export const rouletteSections = {
  voisins: [
    { sort: 'trio', numbers: [0, 2, 3], chips: 2 },
    ...chips('split', [4, 7], [12, 15], [18, 21], [19, 22], [32, 35]),
    { sort: 'corner', numbers: [25, 26, 28, 29], chips: 2 },
  ],
  tiers: chips('split', [5, 8], [10, 11], [13, 16], [23, 24], [27, 30], [33, 36]),
  orphelins: [...chips('straight', [1]), ...chips('split', [6, 9], [14, 17], [17, 20], [31, 34])],
  jeuZero: [...chips('split', [0, 3], [12, 15], [32, 35]), ...chips('straight', [26])],
} as const satisfies Readonly<Record<string, readonly CalledBet[]>>

/** A number and as many neighbours on each side of it on the wheel, one chip each. */
export function neighboursOf(number: number, { eachSide }: { readonly eachSide: number }): readonly CalledBet[] {
  const at = wheelOrder.indexOf(number)
  assert(at >= 0 && eachSide >= 1 && eachSide <= 4, 'a number of the wheel has one to four neighbours on each side')
  const near = Array.from({ length: 2 * eachSide + 1 }, (_, more) => [
    wheelOrder[(at - eachSide + more + pockets) % pockets] ?? number,
  ])
  return chips('straight', ...near)
}

/** All numbers that end with a digit, one chip each. */
export function finalsOf(digit: number): readonly CalledBet[] {
  const ending = [...wheelOrder].sort((a, b) => a - b).filter((number) => number % 10 === digit)
  return chips('straight', ...ending.map((number) => [number]))
}

/** All chips of a called bet. */
export const chipsOf = (bets: readonly CalledBet[]) => bets.reduce((all, bet) => all + bet.chips, 0)

/** The payouts of a called bet in each pocket, as a multiple of all its chips. */
export function calledPayouts(bets: readonly CalledBet[]): Payouts {
  const laid = chipsOf(bets)
  return payoutsOf(
    wheelOrder.map((pocket) => {
      const won = bets.filter(({ numbers }) => numbers.includes(pocket))
      const back = sum(won.map((bet) => fraction(bet.chips * (rouletteSorts[bet.sort].pays + 1))))
      return { multiple: divide(back, fraction(laid)), cases: 1n }
    }),
  )
}
