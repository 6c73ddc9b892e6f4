import { assert } from '@andon/platform/assert'
import type { Figures } from '../../figures.ts'
import { expectedLosingRun } from '../../losing-run.ts'
import { add, divide, multiply, type Rational, rational, subtract, toNumber, zero } from '../../rational.ts'
import { losingRunRounds } from '../../round-figures.ts'
import type { Counts } from '../../title-maths.ts'
import { runMoments, type SpinOutcome, spinOutcomes } from './free-spins.ts'
import { roundQuantiles } from './quantiles.ts'
import { type ExpandingRules, expandingSymbols } from './rules.ts'

/**
 * Every expanding symbol is a variant with a chain of its own; a round plays one of them, each equally likely. The top award is that of one spin: a round in which every
 * free spin wins most is never seen.
 */
export function expandingFigures(rules: ExpandingRules, counts: Readonly<Record<string, Counts>>): Figures {
  const unit = rules.lines.length
  const base = spinOutcomes(rules, counts.base)
  const variants = expandingSymbols(rules).map((symbol) => spinOutcomes(rules, counts[`free:${symbol}`]))
  const runs = variants.map((outcomes) => runMoments(outcomes, rules.mostFreeSpins))
  const all = base.reduce((sum, { stops }) => sum + stops, 0n)
  const first = momentsOf(base)
  /** A mean over the rounds, of what follows a base spin. */
  const perRound = (of: (outcome: SpinOutcome, run: ReturnType<(typeof runs)[number]>) => Rational) =>
    runs.map((run) =>
      add(
        ...base
          .filter(({ adds }) => adds > 0)
          .map((outcome) =>
            multiply(rational(outcome.stops, all * BigInt(runs.length)), of(outcome, run(outcome.adds))),
          ),
      ),
    )
  const won = add(...perRound((_, { win }) => win))
  const square = add(first.square, ...perRound(({ win }, run) => add(multiply(rational(2 * win), run.win), run.square)))
  const mean = add(first.win, won)
  const hitFrequency = share(base, ({ win }) => win > 0)
  const greatest = Math.max(...[base, ...variants].flat().map(({ win }) => win))
  const great = (outcomes: readonly SpinOutcome[]) => share(outcomes, ({ win }) => win === greatest)
  assert(
    base.every(({ win, adds }) => adds === 0 || win > unit),
    'what wins free spins pays more than the stake',
  )
  const stakes = (units: Rational) => divide(units, rational(unit))
  return {
    rtp: stakes(mean),
    rtpAtStake: null,
    returnByFeature: { base: stakes(first.win), freeSpins: stakes(won) },
    featuresPerRound: { freeSpins: share(base, ({ adds }) => adds > 0) },
    hitFrequency,
    aboveStake: share(base, ({ win }) => win > unit),
    variance: divide(subtract(square, multiply(mean, mean)), rational(unit * unit)),
    ...roundQuantiles({
      base,
      variants,
      mostFreeSpins: rules.mostFreeSpins,
      unit,
      ofRound: { mean: toNumber(stakes(mean)), square: toNumber(divide(square, rational(unit * unit))) },
    }),
    quantilesNeglect: zero,
    longestLosingRun: { rounds: losingRunRounds, expected: expectedLosingRun(hitFrequency, losingRunRounds) },
    topAward: {
      of: 'spin',
      multiple: rational(greatest, unit),
      perRound: add(
        great(base),
        ...perRound((_, { spins }) => spins).map((spins, at) => multiply(spins, great(variants[at] ?? []))),
      ),
    },
  }
}

/** Mean of the win and of its square, in pay units. */
function momentsOf(outcomes: readonly SpinOutcome[]) {
  let [all, win, square] = [0n, 0n, 0n]
  for (const each of outcomes) {
    all += each.stops
    win += BigInt(each.win) * each.stops
    square += BigInt(each.win) ** 2n * each.stops
  }
  return { win: rational(win, all), square: rational(square, all) }
}

function share(outcomes: readonly SpinOutcome[], counted: (outcome: SpinOutcome) => boolean): Rational {
  const stopsOf = (some: readonly SpinOutcome[]) => some.reduce((sum, { stops }) => sum + stops, 0n)
  return rational(stopsOf(outcomes.filter(counted)), stopsOf(outcomes))
}
