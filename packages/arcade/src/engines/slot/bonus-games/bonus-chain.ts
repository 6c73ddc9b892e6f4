import { type Fraction, fraction } from '@andon/money/fraction'
import { type Distribution, distributionOf } from '../../distribution.ts'
import type { BonusRun } from './rules.ts'

/**
 * A run of bonus games as an absorbing chain: its state is the number of wins still possible, with the sum won so far; it ends after `games` games or with the last
 * win. `game` is the distribution of one game's win.
 */
export function bonusChain(
  game: Distribution,
  { games, wins }: BonusRun,
): { readonly win: Distribution; readonly meanGames: Fraction } {
  const ended: [number, bigint][] = []
  let meanGamesTimesAll = 0n
  let running = new Map([[wins, new Map([[0, 1n]])]])
  for (let number = 1; number <= games; number++) {
    const still = game.total ** BigInt(games - number)
    const next = new Map<number, Map<number, bigint>>()
    for (const [winsLeft, sums] of running)
      for (const [sum, weight] of sums) {
        meanGamesTimesAll += weight * game.total * still
        for (const [win, count] of game.weights) {
          const left = win > 0 ? winsLeft - 1 : winsLeft
          if (left === 0 || number === games) ended.push([sum + win, weight * count * still])
          else increase(next, { left, sum: sum + win, by: weight * count })
        }
      }
    running = next
  }
  return { win: distributionOf(ended), meanGames: fraction(meanGamesTimesAll, game.total ** BigInt(games)) }
}

function increase(
  running: Map<number, Map<number, bigint>>,
  { left, sum, by }: { left: number; sum: number; by: bigint },
): void {
  const sums = running.get(left) ?? new Map<number, bigint>()
  running.set(left, sums)
  sums.set(sum, (sums.get(sum) ?? 0n) + by)
}
