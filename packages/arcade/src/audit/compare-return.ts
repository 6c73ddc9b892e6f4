import { toNumber } from '@andon/money/fraction'
import { expectedReturn } from '../engines/bets.ts'
import { leastRtp } from '../engines/figures.ts'
import type { Game } from '../engines/game.ts'
import type { Title } from '../titles/title.ts'

/** Bernstein's inequality: a sum of independent rounds is further on one side of its mean than `furthestOf` with a probability of at most e^-12.5, one in 268,337. */
const exponent = 12.5

/** The results of many rounds beside the theory of them. Amounts are in minor units, shares and errors as shares of the stakes or of the rounds. */
export interface Compared {
  readonly rounds: number
  readonly found: number
  /** Least and greatest mean by theory: the same, unless the player decides, or wins are rounded by how they are played. */
  readonly least: number
  readonly most: number
  readonly standardError: number
  /** How many standard errors it is from the nearest mean; negative below. */
  readonly errors: number
  readonly band: readonly [from: number, to: number]
  readonly within: boolean
  /** True if the error is that of the exact variance; otherwise it is measured from the rounds. */
  readonly exact: boolean
}

interface Played {
  readonly stake: number
  readonly choice: unknown
  readonly win: number
}

/** The theory of one round. */
interface Theory {
  readonly least: number
  readonly most: number
  /** Null: not known before it is played. */
  readonly variance: number | null
  readonly hit: number | null
}

function theoryOf(title: Title, { figures, ...game }: Game, { stake, choice }: Played): Theory {
  const laid = game.stakeOf(choice)
  const decides = title.actWithinHours !== undefined || (title.shared !== undefined && !laid)
  if (laid && !decides) {
    const mean = expectedReturn({ stake, laid }, figures, figures.rtp)
    // a win that is rounded down loses less than 1 for each bet
    return { least: figures.rtpAtStake ? mean - laid.bets.length : mean, most: mean, variance: null, hit: null }
  }
  if (decides || title.sameReturnForAllPlay || !game.offersChoice(null)) {
    const mean = expectedReturn({ stake, laid }, figures, figures.rtp)
    const least = title.sameReturnForAllPlay ? stake * toNumber(leastRtp(figures)) : Number.NEGATIVE_INFINITY
    return { least, most: mean, variance: null, hit: null }
  }
  const mean = stake * toNumber(figures.rtpAtStake?.[`${stake}`] ?? figures.rtp)
  const variance = stake * stake * toNumber(figures.variance)
  return { least: mean, most: mean, variance, hit: toNumber(figures.hitFrequency) }
}

/** Adds up rounds of one title, also of several versions of its rules and at several stakes. */
export function createComparison(title: Title) {
  const sums = {
    rounds: 0,
    stakes: 0,
    wins: 0,
    least: 0,
    most: 0,
    variance: 0,
    squares: 0,
    hits: 0,
    mayHit: 0,
    hitVariance: 0,
  }
  const greatest = { win: 0, mean: 0 }
  let exact = true
  return {
    /** One round; with several bets on one result they count together, because they win and lose together. */
    add: (game: Game, ...bets: readonly Played[]): void => {
      const theories = bets.map((bet) => theoryOf(title, game, bet))
      const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
      const [stake, win] = [sumOf(bets.map((bet) => bet.stake)), sumOf(bets.map((bet) => bet.win))]
      const [least, most] = [sumOf(theories.map((one) => one.least)), sumOf(theories.map((one) => one.most))]
      const { variance = null, hit = null } = (theories.length === 1 && theories[0]) || {}
      sums.rounds += 1
      sums.stakes += stake
      sums.wins += win
      sums.least += least
      sums.most += most
      sums.variance += variance ?? 0
      sums.squares += (win - most) ** 2
      exact &&= variance !== null && hit !== null
      if (win > 0) sums.hits += 1
      sums.mayHit += hit ?? 0
      sums.hitVariance += (hit ?? 0) * (1 - (hit ?? 0))
      greatest.win = Math.max(greatest.win, stake * toNumber(game.figures.topAward.multiple))
      greatest.mean = Math.max(greatest.mean, most)
    },
    /** Compares the wins as a share of the stakes; null without rounds. */
    wins: (): Compared | null =>
      compare({
        rounds: sums.rounds,
        unit: sums.stakes,
        found: sums.wins,
        least: sums.least,
        most: sums.most,
        above: greatest.win,
        below: greatest.mean,
        variance: exact ? sums.variance : sums.squares,
        exact,
      }),
    /** Compares the share of rounds with a win; null without rounds, and where it depends on the play. */
    hits: (): Compared | null =>
      exact
        ? compare({
            rounds: sums.rounds,
            unit: sums.rounds,
            found: sums.hits,
            least: sums.mayHit,
            most: sums.mayHit,
            above: 1,
            below: 1,
            variance: sums.hitVariance,
            exact,
          })
        : null,
  }
}

interface Sums {
  readonly rounds: number
  /** The stakes or the rounds, of which the shares are. */
  readonly unit: number
  readonly found: number
  readonly least: number
  readonly most: number
  readonly variance: number
  /** The most that one round gives, and so lies above its mean; and the most that one lies below. */
  readonly above: number
  readonly below: number
  readonly exact: boolean
}

function compare({ rounds, unit, found, least, most, variance, above, below, exact }: Sums): Compared | null {
  if (rounds === 0) return null
  const standardError = Math.sqrt(variance)
  const from = Math.max(0, least - furthestOf(variance, below))
  const to = Math.min(most + furthestOf(variance, above), above * rounds)
  const away = found < least ? found - least : Math.max(0, found - most)
  const share = (amount: number) => amount / unit
  return {
    rounds,
    found: share(found),
    least: share(least),
    most: share(most),
    standardError: share(standardError),
    errors: least === most ? (found - most) / (standardError || 1) : away / (standardError || 1),
    band: [share(from), share(to)],
    within: found >= from && found <= to,
    exact,
  }
}

function furthestOf(variance: number, most: number): number {
  const linear = (most * exponent) / 3
  return linear + Math.sqrt(linear ** 2 + 2 * exponent * variance)
}
