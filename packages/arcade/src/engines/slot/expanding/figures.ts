import { assert } from '@andon/platform/assert'
import { certain, type Distribution, distributionOf, mixtureOf, momentsOf, sumOf } from '../../distribution.ts'
import type { Figures } from '../../figures.ts'
import { divide, rational, subtract } from '../../rational.ts'
import { figuresOfRound } from '../../round-figures.ts'
import { type Counts, readOutcome } from '../../title-maths.ts'
import { freeSpinChain } from '../kernel/free-spin-chain.ts'
import { type ExpandingRules, expandingSymbols } from './rules.ts'

/** Every expanding symbol is a variant with a chain of its own; the round is their mixture with equal weights. Its distribution is finite. */
export function expandingFigures(rules: ExpandingRules, counts: Readonly<Record<string, Counts>>): Figures {
  const unit = rules.lines.length
  const base = outcomesOf(rules, counts.base)
  const variants = expandingSymbols(rules).map((symbol) => outcomesOf(rules, counts[`free:${symbol}`]))
  const runs = new Map<number, Distribution>()
  const runOf = (first: number) => {
    const known = runs.get(first)
    if (known) return known
    const chain = (outcomes: (typeof variants)[number]) =>
      first === 0 ? certain(0) : freeSpinChain(outcomes, { first, most: rules.mostFreeSpins })
    const run = mixtureOf(variants.map((outcomes) => ({ weight: 1n, of: chain(outcomes) })))
    runs.set(first, run)
    return run
  }
  const round = mixtureOf(base.map(({ win, adds, stops }) => ({ weight: stops, of: sumOf(certain(win), runOf(adds)) })))
  const first = distributionOf(base.map(({ win, stops }) => [win, stops]))
  const ofBase = divide(momentsOf(first).mean, rational(unit))
  const triggers = base.reduce((sum, { adds, stops }) => sum + (adds > 0 ? stops : 0n), 0n)
  const greatest = Math.max(...round.weights.keys())
  return figuresOfRound(round, {
    unit,
    returnByFeature: { base: ofBase, freeSpins: subtract(divide(momentsOf(round).mean, rational(unit)), ofBase) },
    featuresPerRound: { freeSpins: rational(triggers, first.total) },
    topAward: {
      of: 'round',
      multiple: rational(greatest, unit),
      perRound: rational(round.weights.get(greatest) ?? 0n, round.total),
    },
  })
}

function outcomesOf(rules: ExpandingRules, counts: Counts | undefined) {
  assert(counts, 'every mode is counted')
  return [...counts].map(([outcome, stops]) => {
    const { win, leadsTo } = readOutcome(outcome)
    const scatters = Number(leadsTo.split(':')[1] ?? -1)
    return { win, adds: rules.scatter[scatters]?.freeSpins ?? 0, stops }
  })
}
