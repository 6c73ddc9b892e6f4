import { divide, fraction, subtract } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import { certain, type Distribution, distributionOf, mixtureOf, momentsOf, sumOf } from '../../distribution.ts'
import type { Figures } from '../../figures.ts'
import { figuresOfRound } from '../../round-figures.ts'
import { type Counts, readOutcome } from '../../title-maths.ts'
import { maskOf, modeOf, type RespinRules } from './rules.ts'

/** A Markov chain on the set of held reels: the set only grows, so the distributions follow from the largest set down. */
export function respinFigures(rules: RespinRules, counts: Readonly<Record<string, Counts>>): Figures {
  const unit = rules.lines.length
  const modes = new Map(
    Object.entries(counts).map(([mode, of]) => [
      mode,
      [...of].map(([outcome, stops]) => ({ ...readOutcome(outcome), stops })),
    ]),
  )
  const rounds = new Map<string, Distribution>()
  const spinsFrom = new Map<string, Distribution>()
  for (const [mode, outcomes] of [...modes].sort(([a], [b]) => maskOf(b) - maskOf(a))) {
    const after = (leadsTo: string) => {
      if (leadsTo === '') return certain(0)
      const known = rounds.get(leadsTo)
      assert(known, 'a larger set of held reels comes first')
      return known
    }
    rounds.set(
      mode,
      mixtureOf(
        outcomes.map(({ win, leadsTo, stops }) => ({ weight: stops, of: sumOf(certain(win), after(leadsTo)) })),
      ),
    )
    spinsFrom.set(mode, distributionOf(outcomes.map(({ win, stops }) => [win, stops])))
  }
  const [round, first] = [rounds.get(modeOf(0)), spinsFrom.get(modeOf(0))]
  assert(round && first, 'the base spin holds no reel')
  const greatest = Math.max(...round.weights.keys())
  const lines = divide(momentsOf(first).mean, fraction(unit))
  const rtp = divide(momentsOf(round).mean, fraction(unit))
  return figuresOfRound(round, {
    unit,
    returnByFeature: { lines, respins: subtract(rtp, lines) },
    featuresPerRound: { respins: shareLeading(modes.get(modeOf(0)) ?? []) },
    topAward: {
      multiple: fraction(greatest, unit),
      perRound: fraction(round.weights.get(greatest) ?? 0n, round.total),
    },
  })
}

function shareLeading(outcomes: readonly { readonly leadsTo: string; readonly stops: bigint }[]) {
  let [leading, all] = [0n, 0n]
  for (const { leadsTo, stops } of outcomes) {
    all += stops
    if (leadsTo !== '') leading += stops
  }
  return fraction(leading, all)
}
