import { type Grid, meanOf, type RoundOdds, winsOfBlock } from './round-cells.ts'
import { type Arrival, gridFor, type Journey, type Precision, precise, quick, type Start, walk } from './walk.ts'

/** A bonus that a player could accept, and how it would be played. Amounts are minor units. */
export interface BonusPlay {
  /** The part of the player's deposit that is tied to the bonus; 0 without a deposit. */
  readonly deposit: number
  readonly bonus: BonusGiven
  /** Of the bonus's terms. */
  readonly wagering: {
    readonly times: number
    readonly of: 'bonus' | 'bonus-and-deposit'
    /** The jurisdiction's cap: at most so many times the bonus alone. */
    readonly capTimes: number
  }
  /** The most bonus money and winnings that become cash; null: no maximum. */
  readonly maxConversion: number | null
  readonly stake: number
  /** The share of a stake in this game that counts, in per cent; above 0. */
  readonly counts: number
  readonly odds: RoundOdds
}

export type BonusGiven = { readonly kind: 'money'; readonly amount: number } | FreeSpins

export interface FreeSpins {
  readonly kind: 'free-spins'
  readonly rounds: number
  readonly stake: number
  /** Of the game in which the spins are played. */
  readonly odds: RoundOdds
}

export interface BonusOdds {
  /** The rounds that meet the wagering; of free spins, those that their mean win needs. */
  readonly rounds: number
  readonly required: number
  /** The chance that the wagering is met. */
  readonly met: number
  /** The chance that at least the tied deposit is cash at the end. */
  readonly keepsDeposit: number
  /** What is cash at the end, on average. */
  readonly cash: number
  /** What is staked, on average. */
  readonly staked: number
  readonly meanRounds: number
  /** Half of all players stop after at most so many rounds, because the wagering is met or the money has run out. */
  readonly medianRounds: number
  /** The same deposit played over as many rounds without the bonus; null without a deposit. */
  readonly without: { readonly keepsDeposit: number; readonly cash: number; readonly staked: number } | null
  /** One cell of the grid. */
  readonly gridStep: number
  /** Rounds between two looks at the balance: 1 is exact. */
  readonly block: number
}

/**
 * What accepting a bonus is worth, computed over the distribution of the balance by dynamic programming: no sampling.
 *
 * **Model.** The player stakes the same amount in the same game, round after round, until the wagering is met or less than one stake is left. Stakes take the tied deposit, then winnings, then bonus
 * money; wins return in that proportion, those of bonus money as winnings. Money that is not tied is never staked. The stake that meets the wagering makes
 * tied deposit, bonus money and winnings cash, with the win of that round; `maxConversion` applies to bonus money and winnings only. What is left below one stake is not counted, as the player
 * would have to change the stake to use it. Free spins are played first; their wins have to be wagered
 * (in groups of about the same winnings, each on a coarse grid of its own).
 *
 * **Exact:** the number of rounds; the mean of each round; and, for given wins, every step of the distribution (the errors of the transform are below 1e-9).
 * **Rounded:** wins are on a grid of `gridStep`, each between its two neighbours so that its mean is kept; wins that the game's sheet has merged are taken at their exact mean. Where the deposit pays
 * part of a stake and bonus money the rest, the win counts as winnings: with a maximum conversion, less than one stake on average. Beyond `precision.blocks` rounds, ruin is looked for every
 * `block` rounds. `boundsOfMet` says how far all this can have moved the chance.
 *
 * Throws RangeError for a stake or amounts that are no whole numbers, for a game that does not count, and where nothing has to be wagered.
 */
export function bonusOdds(play: BonusPlay, precision: Precision = precise): BonusOdds {
  check(play)
  const { deposit, stake, odds } = play
  const journey = journeyOf(play)
  const mean = journey.starts.reduce((sum, { amount, share }) => sum + amount * share, 0)
  const required = requiredFor(play, Math.round(mean))
  const rounds = roundsFor(play, required)
  const parts = partsOf(journey, precision)
  const over = (figure: (end: Arrival) => number) => parts.reduce((sum, { end }) => sum + figure(end), 0)
  const alone: Journey = { odds, stake, deposit, starts: [{ amount: 0, share: 1, rounds }], cap: null, goal: deposit }
  const without = deposit === 0 ? null : walk(alone, { grid: gridFor(alone, precision) })
  const meanRounds = over((end) => end.meanRounds)
  return {
    rounds,
    required,
    met: over((end) => end.met),
    keepsDeposit: over((end) => end.reachesGoal),
    cash: over((end) => end.cash),
    staked: meanRounds * stake,
    meanRounds,
    medianRounds: medianOf(parts),
    without: without && {
      keepsDeposit: without.reachesGoal,
      cash: without.cash + without.rest,
      staked: without.meanRounds * stake,
    },
    gridStep: Math.max(0, ...parts.map(({ grid }) => stake / grid.perStake)),
    block: Math.max(1, ...parts.map(({ grid }) => grid.block)),
  }
}

/**
 * The chance to meet the wagering if every win were as small, and as great, as its interval allows: the true chance lies between. Null for a game without intervals.
 * The chance of a stake to be placed grows with every win, so that smaller wins cannot raise it.
 */
export function boundsOfMet(
  play: BonusPlay,
  precision: Precision = precise,
): { readonly least: number; readonly most: number } | null {
  check(play)
  if (play.odds.intervals === undefined || play.bonus.kind === 'free-spins') return null
  const journey = { ...journeyOf(play), goal: 0, cap: null }
  const grid = gridFor(journey, precision)
  const [least, most] = (['least', 'most'] as const).map((rounding) => walk(journey, { grid, rounding }).met) as [
    number,
    number,
  ]
  return { least: Math.max(0, least - tolerance), most: Math.min(1, most + tolerance) }
}

const tolerance = 1e-9

/** The place of the play with the best chance to meet the wagering, on a coarse grid; the first of equals. */
export function bestOf(plays: readonly BonusPlay[]): number {
  const chances = plays.map((play) => {
    check(play)
    return partsOf({ ...journeyOf(play), goal: 0, cap: null }, quick).reduce((sum, { end }) => sum + end.met, 0)
  })
  return Math.max(0, chances.indexOf(Math.max(...chances)))
}

/** What free spins win together: the chance of any win, and mean and median in minor units. Where no wagering is needed, that is cash at once. */
export function freeSpinOdds(spins: FreeSpins): {
  readonly winsAnything: number
  readonly mean: number
  readonly median: number
} {
  const starts = winsOfSpins(spins)
  let [passed, median] = [0, 0]
  for (const { amount, share } of starts) {
    if (passed < 0.5) median = amount
    passed += share
  }
  const nothing = starts.find(({ amount }) => amount === 0)?.share ?? 0
  return { winsAnything: 1 - nothing, mean: meanOf(spins.odds) * spins.stake * spins.rounds, median }
}

/** The total to be staked. As the operator's `requiredWagering`. */
export function requiredFor(
  { wagering: { times, of, capTimes }, deposit }: Pick<BonusPlay, 'wagering' | 'deposit'>,
  bonus: number,
): number {
  return Math.min(times * (of === 'bonus' ? bonus : bonus + deposit), capTimes * bonus)
}

/** Rounds until stakes that count in part have met it. */
export const roundsFor = ({ stake, counts }: Pick<BonusPlay, 'stake' | 'counts'>, required: number): number =>
  Math.ceil((required * 100) / (stake * counts))

function journeyOf(play: BonusPlay): Journey {
  const { deposit, bonus, odds, stake, maxConversion: cap } = play
  const wagered = (amount: number, share: number): Start => ({
    amount,
    share,
    rounds: roundsFor(play, requiredFor(play, amount)),
  })
  const starts =
    bonus.kind === 'money'
      ? [wagered(bonus.amount, 1)]
      : winsOfSpins(bonus)
          .filter(({ amount }) => amount > 0)
          .map(({ amount, share }) => wagered(amount, share))
  return { odds, stake, deposit, starts, cap, goal: deposit }
}

interface Part {
  readonly end: Arrival
  readonly grid: Grid
  /** The fewest and the most rounds that its starts need. */
  readonly least: number
  readonly most: number
}

/** The journey; of free spins, one for each group of winnings that need about as many rounds, on a grid of its own. */
function partsOf(journey: Journey, precision: Precision): readonly Part[] {
  const isOne = journey.starts.length === 1
  return groupsOf(journey.starts).map((starts) => {
    const part = { ...journey, starts }
    const grid = gridFor(part, isOne ? precision : ofSpins)
    const needed = starts.map(({ rounds }) => rounds)
    return { end: walk(part, { grid }), grid, least: Math.min(...needed), most: Math.max(...needed) }
  })
}

/** Of each group of free spins. */
const ofSpins: Precision = { cells: 2_048, blocks: 256 }

/** A group has winnings that differ by a tenth at most, or are those of one in 500 players. */
function groupsOf(starts: readonly Start[]): readonly (readonly Start[])[] {
  const groups: Start[][] = []
  let share = 0
  for (const start of starts) {
    const group = groups.at(-1)
    if (group?.[0] === undefined || (start.amount > group[0].amount * 1.1 && share >= 0.002)) {
      groups.push([start])
      share = start.share
    } else {
      group.push(start)
      share += start.share
    }
  }
  return groups
}

/** The most rounds that half of all players play. In a group, all count as begun together, halfway between the first and the last. */
function medianOf(parts: readonly Part[]): number {
  const playing = (round: number) =>
    parts.reduce((sum, { end, grid, least, most }) => {
      const late = Math.floor((most - least) / 2 / grid.block)
      return sum + (end.playing[late + Math.ceil(round / grid.block) - 1] ?? 0)
    }, 0)
  let [low, high] = [0, Math.max(0, ...parts.map(({ most }) => most))]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (playing(middle) >= 0.5) low = middle
    else high = middle - 1
  }
  return low
}

/** Cells of free spins' winnings: tenths of a stake, fewer where there are many spins. */
const spinCells = 4_096

/** Wins beyond the cells are counted at the last one. */
function winsOfSpins({ rounds, stake, odds }: FreeSpins): readonly { amount: number; share: number }[] {
  const perStake = Math.max(1, Math.min(10, Math.floor(spinCells / (rounds * 20))))
  const shares = winsOfBlock(odds, { grid: { perStake, block: rounds, size: spinCells }, rounding: 'mean', stake })
  const beyond = Math.max(0, 1 - shares.reduce((sum, share) => sum + share, 0))
  return [...shares].map((share, at) => ({
    amount: Math.round((at * stake) / perStake),
    share: at === spinCells - 1 ? share + beyond : share,
  }))
}

function check({ deposit, bonus, stake, counts, wagering, maxConversion }: BonusPlay): void {
  const amounts = {
    deposit,
    stake,
    ...(bonus.kind === 'money' ? { bonus: bonus.amount } : { spin: bonus.stake, spins: bonus.rounds }),
  }
  for (const [name, amount] of Object.entries({ ...amounts, times: wagering.times, maxConversion: maxConversion ?? 0 }))
    if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${name} is no amount: ${amount}`)
  if (wagering.times === 0) throw new RangeError('times is 0: nothing has to be wagered')
  if (stake === 0) throw new RangeError('stake is 0')
  if (!(counts > 0 && counts <= 100)) throw new RangeError(`counts is no share in per cent above 0: ${counts}`)
}
