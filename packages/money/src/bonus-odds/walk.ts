import { type Convolver, convolver } from './convolve.ts'
import { type Grid, meanOf, powerAbove, type Rounding, type RoundOdds, winsOfBlock } from './round-cells.ts'

export interface Journey {
  readonly odds: RoundOdds
  /** Minor units. */
  readonly stake: number
  /** The tied deposit, which pays first and whose wins stay the player's own. */
  readonly deposit: number
  /** Bonus money; or the winnings of free spins with their shares, each of which has to be wagered over other rounds. */
  readonly starts: readonly Start[]
  /** The most bonus money and winnings that become cash; null: no maximum. */
  readonly cap: number | null
  /** How likely is it that at least this is cash at the end? */
  readonly goal: number
}

export interface Start {
  readonly amount: number
  readonly share: number
  readonly rounds: number
}

export interface Arrival {
  /** The share of players who play all rounds. */
  readonly met: number
  readonly reachesGoal: number
  /** What is cash at the end on average, in minor units; where the money runs out before, nothing is. */
  readonly cash: number
  /** What is left of less than one stake where the money runs out, on average. */
  readonly rest: number
  readonly meanRounds: number
  /** The share of players who play at least one block of rounds, two blocks, and so on; of all starts together, from the longest one on. */
  readonly playing: readonly number[]
}

/** Settings of one calculation. */
export interface Precision {
  /** Cells of the grid; a power of two. */
  readonly cells: number
  readonly blocks: number
}
export const precise: Precision = { cells: 8_192, blocks: 512 }
export const quick: Precision = { cells: 1_024, blocks: 96 }

const steps = [40, 20, 10, 5, 4, 2, 1] as const

/** The finest grid on which the longest journey has room, and blocks of rounds where there are too many for one by one. */
export function gridFor(
  { starts, stake, goal, cap }: Omit<Journey, 'odds' | 'deposit'>,
  { cells, blocks }: Precision,
): Grid {
  const rounds = Math.max(0, ...starts.map((start) => start.rounds))
  const reach = rounds + Math.max(goal, cap ?? 0) / stake + 4
  const perStake = steps.find((one) => one * reach <= cells) ?? 1 / Math.ceil(reach / cells)
  const least = Math.max(1, 1 / perStake)
  return { perStake, block: Math.ceil(rounds / blocks / least) * least || least, size: powerAbove(reach * perStake) }
}

/** The state between two blocks. `own`: the tied deposit can pay a stake, and bonus money is untouched. `under`: bonus money and winnings pay. */
interface Walk {
  own: Float64Array
  under: Float64Array
  /** Shares of balances so great that all stakes that are left can be lost, and goal and cap are still reached. */
  safeOwn: number
  safe: number
  /** What was left, on average, where the tied deposit could not pay a stake. */
  ownLeft: number
  /** Likewise of all money. */
  rest: number
}

/**
 * Plays all rounds over the whole distribution of the balance, block by block. Exact but for the grid: `rounding` says how wins are put on it. With `least` and blocks of several
 * rounds, a player plays a block only with money for all of it; with `most`, with money for its first stake.
 */
export function walk(journey: Journey, { rounding = 'mean', grid }: { rounding?: Rounding; grid: Grid }): Arrival {
  const { odds, stake, starts, deposit, cap, goal } = journey
  const { perStake, block, size } = grid
  const cell = stake / perStake
  const apart = deposit > 0 && cap !== null // else what is whose does not matter for the end
  const bonus = apart ? (starts[0]?.amount ?? 0) : 0
  const wins = winsOfBlock(odds, { grid, rounding, stake })
  const paid = Math.round(block * perStake)
  const step = { paid, need: neededCells(grid, rounding), shift: Math.round(bonus / cell), cell }
  const beyond = Math.ceil(Math.max(goal, cap ?? 0) / cell)
  const byBlocks = Map.groupBy(starts, ({ rounds }) => Math.ceil(rounds / block))
  const state: Walk = {
    own: new Float64Array(size),
    under: new Float64Array(size),
    safeOwn: 0,
    safe: 0,
    ownLeft: 0,
    rest: 0,
  }
  const sums = { rounds: 0, own: 0, met: 0 }
  const playing: number[] = []
  let turn: Convolver | null = null
  for (let left = Math.max(0, ...byBlocks.keys()); left > 0; left--) {
    for (const { amount, share } of byBlocks.get(left) ?? [])
      place(state, { at: (apart ? deposit : deposit + amount) / cell, share, apart, rounding })
    settle(state, step)
    const alive = { own: sum(state.own) + state.safeOwn, under: sum(state.under) + state.safe }
    playing.push(alive.own + alive.under)
    sums.rounds += (alive.own + alive.under) * block
    sums.own += alive.own * block
    if (left === 1) sums.met = alive.own + alive.under
    const kept = powerAbove(Math.min(size, left * paid + beyond + 2))
    if (turn === null || kept < turn.size) {
      ;[state.own, state.under] = [state.own.slice(0, kept), state.under.slice(0, kept)]
      turn = convolver(wins, kept)
    }
    turn.apply(state.own, state.under)
    pay(state, alive, step)
  }
  return arrival(state, { journey, apart, bonus, sums, playing, cell })
}

/** How much of the grid a block needs. */
function neededCells({ perStake, block }: Grid, rounding: Rounding): number {
  const stakes = rounding === 'least' ? block : rounding === 'most' ? 1 : (block + 1) / 2
  return Math.max(1, Math.round(stakes * perStake))
}

interface Step {
  readonly paid: number
  readonly need: number
  /** Cells of the bonus money. */
  readonly shift: number
  readonly cell: number
}

interface Placed {
  readonly at: number
  readonly share: number
  readonly apart: boolean
  readonly rounding: Rounding
}

function place(state: Walk, { at, share, apart, rounding }: Placed): void {
  const cells = apart ? state.own : state.under
  const low = rounding === 'most' ? Math.ceil(at - 1e-9) : Math.floor(at + 1e-9)
  const above = rounding === 'mean' ? Math.max(0, at - low) : 0
  if (low + 1 >= cells.length) {
    if (apart) state.safeOwn += share
    else state.safe += share
    return
  }
  add(cells, low, share * (1 - above))
  add(cells, low + 1, share * above)
}

/** Own money that cannot pay the next stake gives way to bonus money; where that cannot either, it is over. */
function settle(state: Walk, { need, shift, cell }: Step): void {
  for (let at = 0; at < Math.min(need, state.own.length); at++) {
    const share = state.own[at] ?? 0
    state.ownLeft += share * at * cell
    add(state.under, at + shift, share)
    if (at + shift >= state.under.length) state.safe += share
    state.own[at] = 0
  }
  for (let at = 0; at < Math.min(need, state.under.length); at++) {
    state.rest += (state.under[at] ?? 0) * at * cell
    state.under[at] = 0
  }
}

/** Takes the stakes of the block. Beyond the grid is safe; below zero, which only blocks of several rounds reach, bonus money pays for own money, or it is over. */
function pay(state: Walk, alive: { own: number; under: number }, { paid, shift, cell }: Step): void {
  const { own, under } = state
  state.safeOwn = Math.max(0, alive.own - sum(own))
  state.safe = Math.max(0, alive.under - sum(under))
  const moved = own.slice(0, paid)
  for (let at = 0; at < Math.min(paid, under.length); at++) state.rest += (under[at] ?? 0) * (at - paid) * cell
  for (const cells of [own, under]) {
    cells.copyWithin(0, paid)
    cells.fill(0, Math.max(0, cells.length - paid))
  }
  for (const [at, share] of moved.entries()) {
    state.ownLeft += share * (at - paid) * cell
    const place = at - paid + shift
    if (place < 0) state.rest += share * place * cell
    else if (place < under.length) add(under, place, share)
    else state.safe += share
  }
}

interface Played {
  readonly journey: Journey
  readonly apart: boolean
  readonly bonus: number
  readonly sums: { readonly rounds: number; readonly own: number; readonly met: number }
  readonly playing: readonly number[]
  readonly cell: number
}

/** What is cash: a round costs its edge, so the mean of all that is left follows from the rounds played; a cap needs the distribution itself. */
function arrival(state: Walk, { journey, apart, bonus, sums, playing, cell }: Played): Arrival {
  const { odds, stake, starts, deposit, cap, goal } = journey
  const lost = (1 - meanOf(odds)) * stake
  const begun = starts.reduce((all, { amount, share }) => all + share * (amount + deposit), 0)
  const converted = (amount: number) => (cap === null ? amount : Math.min(amount, cap))
  const ofOwn = apart ? deposit - lost * sums.own - state.ownLeft : 0
  let [capped, reachesGoal] = [0, 0]
  for (const [at, share] of state.under.entries()) {
    capped += share * converted(at * cell)
    if (converted(at * cell) >= goal - cell / 1e6) reachesGoal += share
  }
  for (const [at, share] of state.own.entries())
    if (at * cell + converted(bonus) >= goal - cell / 1e6) reachesGoal += share
  const keptBonus = (sum(state.own) + state.safeOwn) * converted(bonus)
  return {
    met: sums.met,
    reachesGoal: reachesGoal + state.safeOwn + (cap === null || cap >= goal ? state.safe : 0),
    cash: cap === null ? begun - lost * sums.rounds - state.rest : ofOwn + keptBonus + capped + state.safe * cap,
    rest: Math.max(0, state.rest),
    meanRounds: sums.rounds,
    playing,
  }
}

function sum(cells: Float64Array): number {
  let all = 0
  for (let at = 0; at < cells.length; at++) all += cells[at] as number // within the length
  return all
}

function add(cells: Float64Array, at: number, share: number): void {
  if (at < cells.length) cells[at] = (cells[at] ?? 0) + share
}
