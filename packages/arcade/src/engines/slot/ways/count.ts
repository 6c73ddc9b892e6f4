import type { Counts } from '../../title-maths.ts'
import { windowsOf } from '../kernel/window.ts'
import { type WaysRules, wildOf } from './rules.ts'

/**
 * How many positions of a window each paying symbol takes, wilds included and times what they multiply, and how many stops show such a window. All of a wild's
 * effects are in these numbers, because a win is the product of its reels' numbers.
 */
interface WindowClass {
  readonly numbers: readonly number[]
  readonly stops: number
}

/**
 * Counts every stop by its win in pay units. What a window adds to a win is only the number of its positions for each symbol, so stops with equal numbers are
 * counted together: a few hundred classes a reel at most. A branch ends as soon as no symbol can continue. The rules are implemented a second time here.
 */
export function countWays(rules: WaysRules, { part, parts }: { part: number; parts: number }): Counts {
  const paying = rules.symbols.filter(({ role }) => role === 'pays')
  const reels = rules.strips.map((strip) => classesOf(rules, strip))
  const stopsAhead = rules.strips.map((_, reel) =>
    rules.strips.slice(reel).reduce((product, strip) => product * BigInt(strip.length), 1n),
  )
  const counts = new Map<number, bigint>()

  const descend = (reel: number, state: { ways: readonly number[]; won: number; stops: bigint }): void => {
    const { ways, won, stops } = state
    const over = reel === reels.length
    if (over || ways.every((number) => number === 0)) {
      const last = over ? paying.reduce((sum, { pays }, at) => sum + (ways[at] ?? 0) * (pays[reel] ?? 0), 0) : 0
      counts.set(won + last, (counts.get(won + last) ?? 0n) + stops * (over ? 1n : (stopsAhead[reel] ?? 1n)))
      return
    }
    for (const [at, { numbers, stops: alike }] of (reels[reel] ?? []).entries()) {
      if (reel === 0 && at % parts !== part) continue
      let more = won
      const next = ways.map((number, symbol) => {
        const shown = numbers[symbol] ?? 0
        if (shown === 0) more += number * (reel === 0 ? 0 : (paying[symbol]?.pays[reel] ?? 0))
        return number * shown
      })
      descend(reel + 1, { ways: next, won: more, stops: stops * BigInt(alike) })
    }
  }
  descend(0, { ways: paying.map(() => 1), won: 0, stops: 1n })
  return new Map([...counts].map(([win, stops]) => [`${win}`, stops]))
}

function classesOf(rules: WaysRules, strip: readonly string[]): readonly WindowClass[] {
  const { symbols, rows, wildExpands, wildMultiplier } = rules
  const wild = wildOf(rules)
  const paying = symbols.filter(({ role }) => role === 'pays')
  const classes = new Map<string, WindowClass>()
  for (const window of windowsOf(strip, rows)) {
    const wilds = window.filter((symbol) => symbol === wild).length
    const numbers = paying.map(({ id }) => {
      if (wilds > 0 && wildExpands) return rows * wildMultiplier
      const shown = window.filter((symbol) => symbol === id).length + wilds
      return wilds > 0 ? shown * wildMultiplier : shown
    })
    classes.set(`${numbers}`, { numbers, stops: (classes.get(`${numbers}`)?.stops ?? 0) + 1 })
  }
  return [...classes.values()]
}
