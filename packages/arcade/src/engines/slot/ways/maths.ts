import { assert } from '@andon/platform/assert'
import { distributionOf, momentsOf } from '../../distribution.ts'
import type { Figures } from '../../figures.ts'
import { divide, rational } from '../../rational.ts'
import { figuresOfRound } from '../../round-figures.ts'
import { type Counts, readOutcome, type TitleMaths } from '../../title-maths.ts'
import { windowsOf } from '../kernel/window.ts'
import { countWays } from './count.ts'
import type { WaysRules } from './rules.ts'

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
    returnByFeature: { ways: divide(momentsOf(round).mean, rational(payUnit)) },
    topAward: {
      of: 'round',
      multiple: rational(greatest, payUnit),
      perRound: rational(round.weights.get(greatest) ?? 0n, round.total),
    },
  })
}

/** The mean in closed form: reels are independent, so the number of ways is the product of the positions that each reel's strip shows over all its stops. */
function sumOfWays({ symbols, strips, rows }: WaysRules): bigint {
  const wild = symbols.find(({ role }) => role === 'wild')?.id
  let sum = 0n
  for (const { id, role, pays } of symbols) {
    if (role !== 'pays') continue
    const shown = strips.map((strip) =>
      windowsOf(strip, rows).map((window) => window.filter((symbol) => symbol === id || symbol === wild).length),
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
