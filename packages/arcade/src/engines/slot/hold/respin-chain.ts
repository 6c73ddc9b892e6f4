import { certain, type Distribution, distributionOf, mixtureOf, sumOf } from '../../distribution.ts'
import { cellsOf, type HoldRules } from './rules.ts'

/**
 * The exact distribution of what the respins pay, by the number of coins that start them. The number of coins at the end is a chain on (coins held, respins
 * left) with binomial steps; the values of the coins are independent of it, so they are convolved.
 */
export function respinWins(rules: HoldRules): (coins: number) => Distribution {
  const finalCoins = finalCoinsBy(rules)
  const value = distributionOf(rules.values.map(({ units, weight }) => [units, BigInt(weight)]))
  const sums = [certain(0)]
  for (let coins = 1; coins <= cellsOf(rules); coins++) sums.push(sumOf(sums[coins - 1] ?? certain(0), value))
  const paid = (coins: number) =>
    coins === cellsOf(rules) ? sumOf(sums[coins] ?? value, certain(rules.fullBoard.units)) : (sums[coins] ?? value)
  return (coins) => mixtureOf([...finalCoins(coins).weights].map(([final, weight]) => ({ weight, of: paid(final) })))
}

/** The distribution of the number of coins at the end. */
export function finalCoinsBy(rules: HoldRules): (coins: number) => Distribution {
  const cells = cellsOf(rules)
  const known = new Map<string, Distribution>()
  const final = (held: number, left: number): Distribution => {
    if (left === 0 || held === cells) return certain(held)
    const key = `${held} ${left}`
    const found =
      known.get(key) ??
      mixtureOf(
        landings(cells - held, rules.landing).map((weight, landed) => ({
          weight,
          of: landed === 0 ? final(held, left - 1) : final(held + landed, rules.respins),
        })),
      )
    known.set(key, found)
    return found
  }
  return (coins) => final(coins, rules.respins)
}

/** By the number of coins that land on `empty` cells: binomial weights, whole numbers that sum to of^empty. */
function landings(empty: number, { coin, of }: HoldRules['landing']): bigint[] {
  let ways = 1n
  return Array.from({ length: empty + 1 }, (_, landed) => {
    if (landed > 0) ways = (ways * BigInt(empty - landed + 1)) / BigInt(landed)
    return ways * BigInt(coin) ** BigInt(landed) * BigInt(of - coin) ** BigInt(empty - landed)
  })
}
