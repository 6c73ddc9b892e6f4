import { add, divide, type Fraction, fraction, multiply, one, zero } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import { certain, type Distribution, distributionOf, mixtureOf, momentsOf, sumOf } from '../../distribution.ts'
import type { Figures } from '../../figures.ts'
import { figuresOfRound } from '../../round-figures.ts'
import { type Counts, readOutcome } from '../../title-maths.ts'
import { bonusChain } from './bonus-chain.ts'
import { type Bonus, type BonusGamesMode, type BonusGamesRules, bonuses } from './rules.ts'

/** Exact figures from the counts of the three modes. A round is finite, so its whole distribution is computed. */
export function bonusGamesFigures(rules: BonusGamesRules, counts: Readonly<Record<BonusGamesMode, Counts>>): Figures {
  const unit = rules.lines.length
  const runs = { big: runOf(rules, counts, 'big'), reg: runOf(rules, counts, 'reg') }
  const outcomes = [...counts.base].map(([outcome, stops]) => ({ ...readOutcome(outcome), stops }))
  const round = mixtureOf(
    outcomes.map(({ win, leadsTo, stops }) => {
      const bonus = bonuses.find((known) => known === leadsTo)
      return { weight: stops, of: bonus ? sumOf(certain(win), runs[bonus].win) : certain(win) }
    }),
  )
  const greatest = Math.max(...round.weights.keys())
  const returnOf = ({ mean }: { mean: Fraction }, perRound: Fraction) =>
    divide(multiply(mean, perRound), fraction(unit))
  return figuresOfRound(round, {
    unit,
    returnByFeature: {
      lines: returnOf(momentsOf(winsOf(counts.base)), one),
      big: returnOf(momentsOf(runs.big.win), runs.big.perRound),
      reg: returnOf(momentsOf(runs.reg.win), runs.reg.perRound),
    },
    featuresPerRound: { big: runs.big.perRound, reg: runs.reg.perRound },
    topAward: {
      multiple: fraction(greatest, unit),
      perRound: fraction(round.weights.get(greatest) ?? 0n, round.total),
    },
    topSpin: greatestSpin(unit, [
      { win: winsOf(counts.base), perRound: one },
      ...bonuses.map((bonus) => ({
        win: winsOf(counts[bonus]),
        perRound: multiply(runs[bonus].perRound, runs[bonus].meanGames),
      })),
    ]),
  })
}

function runOf(rules: BonusGamesRules, counts: Readonly<Record<BonusGamesMode, Counts>>, bonus: Bonus) {
  return { ...bonusChain(winsOf(counts[bonus]), rules.bonuses[bonus]), perRound: bonusOdds(counts.base)[bonus] }
}

/** The share of rounds with each bonus. */
export function bonusOdds(base: Counts): Readonly<Record<Bonus, Fraction>> {
  const all = [...base.values()].reduce((sum, stops) => sum + stops, 0n)
  const share = (bonus: Bonus) =>
    fraction(
      [...base].reduce((sum, [outcome, stops]) => sum + (readOutcome(outcome).leadsTo === bonus ? stops : 0n), 0n),
      all,
    )
  return { big: share('big'), reg: share('reg') }
}

const winsOf = (counts: Counts) =>
  distributionOf([...counts].map(([outcome, stops]) => [readOutcome(outcome).win, stops]))

/** The greatest win of one spin, and its mean number per round over all kinds of spins. */
function greatestSpin(
  unit: number,
  spins: readonly { readonly win: Distribution; readonly perRound: Fraction }[],
): Figures['topSpin'] {
  const greatest = Math.max(...spins.flatMap(({ win }) => [...win.weights.keys()]))
  assert(greatest > 0, 'a game can be won')
  const perRound = spins.map(({ win, perRound: number }) =>
    multiply(number, fraction(win.weights.get(greatest) ?? 0n, win.total)),
  )
  return { multiple: fraction(greatest, unit), perRound: add(zero, ...perRound) }
}
