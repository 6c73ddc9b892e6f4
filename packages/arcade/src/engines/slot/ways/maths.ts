import { divide, fraction } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import { distributionOf, momentsOf } from '../../distribution.ts'
import type { Figures } from '../../figures.ts'
import { figuresOfRound } from '../../round-figures.ts'
import { type Counts, readOutcome, type TitleMaths } from '../../title-maths.ts'
import { expanded, windowsOf } from '../kernel/window.ts'
import { countWays } from './count.ts'
import { type WaysRules, wildOf } from './rules.ts'

export function waysMaths(rules: WaysRules): TitleMaths {
  return {
    rules,
    modes: ['base'],
    count: (_mode, share) => countWays(rules, share),
    figures: ({ base }) => {
      assert(base, 'every mode is counted')
      return waysFigures(rules, base)
    },
    sumOfWins: () => sumOfWays(rules),
    countsFast: true,
  }
}

/** A round is one spin, so its distribution is that of the counts. */
function waysFigures({ payUnit }: WaysRules, base: Counts): Figures {
  const round = distributionOf([...base].map(([outcome, stops]) => [readOutcome(outcome).win, stops]))
  const greatest = Math.max(...round.weights.keys())
  return figuresOfRound(round, {
    unit: payUnit,
    returnByFeature: { ways: divide(momentsOf(round).mean, fraction(payUnit)) },
    topAward: {
      multiple: fraction(greatest, payUnit),
      perRound: fraction(round.weights.get(greatest) ?? 0n, round.total),
    },
  })
}

/**
 * The mean in closed form: reels are independent, so the number of ways times their multiplier is the product of what each reel's strip shows over all its
 * stops: its positions of the symbol and of wilds, times the multiplier where there is a wild.
 */
function sumOfWays(rules: WaysRules): bigint {
  const wild = wildOf(rules)
  const reels = rules.strips.map((strip) =>
    windowsOf(strip, rules.rows).flatMap((window) => expanded([window], rules.wildExpands ? wild : null).grid),
  )
  let sum = 0n
  for (const { id, role, pays } of rules.symbols) {
    if (role !== 'pays') continue
    const shown = reels.map((columns) =>
      columns.map((column) => {
        const number = column.filter((symbol) => symbol === id || symbol === wild).length
        return wild !== undefined && column.includes(wild) ? number * rules.wildMultiplier : number
      }),
    )
    for (const [count, each] of Object.entries(pays)) {
      const stops = shown.map((numbers, reel) => {
        if (reel < Number(count)) return numbers.reduce((total, number) => total + number, 0)
        return reel === Number(count) ? numbers.filter((number) => number === 0).length : numbers.length
      })
      sum += stops.reduce((product, number) => product * BigInt(number), BigInt(each))
    }
  }
  return sum
}
