import type { SessionPlan } from './session-model.ts'

/** The results of a session on a grid. */
export interface Steps {
  /** The size of a cell, in bets. */
  readonly step: number
  readonly cells: number
  /** The cell of the result 0. */
  readonly start: number
  /** The cell of the loss of all the money. Below it are further stakes that were lost with the last of it. */
  readonly empty: number
  /** By how many cells a round moves the result, with its probability; the stake is taken off. */
  readonly moves: readonly { readonly by: number; readonly share: number }[]
}

/** From the finest. Up to 1 the loss of a bet is a whole number of steps. */
const sizes = [0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 4] as const
/** The limit of additions and multiplications: about a second of a browser's worker. */
const mostWork = 8e8
/** Less than one session in twenty lies further above the mean (F. P. Cantelli, 1928), as it would have to for the 95th of a hundred to be cut off. */
const deviationsAbove = 4.5
/** Where this many hold every result, none is cut off. */
const fewCells = 4000
/** Wins of more cells are put on a coarser grid, each cell greater by this; a twentieth hardly changes their spread. */
const fineCells = 40
const growth = 1.05

/** The finest grid that does not take too much work. */
export function stepsOf(plan: SessionPlan): Steps {
  const grids = sizes.map((step) => gridOf(plan, step))
  const fitting = grids.find(({ cells, moves }) => cells * moves.length * plan.rounds <= mostWork)
  return fitting ?? (grids.at(-1) as Steps) // there are eight
}

function gridOf({ pays, rounds, money, stopAhead }: SessionPlan, step: number): Steps {
  const moves = movesOf(pays, step)
  const empty = Math.max(0, Math.floor(-1 / step) - Math.min(...moves.map(({ by }) => by)))
  const start = empty + Math.floor(money / step + 1e-9)
  const greatest = Math.max(...pays.map(([multiple]) => multiple))
  const everything = rounds * Math.max(0, greatest - 1)
  const highest =
    everything <= fewCells * step ? everything : Math.min(everything, reach(pays, rounds) + (stopAhead ?? 0))
  const cells = start + Math.max(1, Math.ceil(highest / step)) + 2
  return { step, start, empty, cells, moves }
}

/** How far above the start nineteen of twenty sessions stay at least. */
function reach(pays: SessionPlan['pays'], rounds: number): number {
  let [mean, square] = [0, 0]
  for (const [multiple, share] of pays) {
    mean += multiple * share
    square += multiple ** 2 * share
  }
  return Math.max(0, (mean - 1) * rounds) + deviationsAbove * Math.sqrt((square - mean ** 2) * rounds)
}

function movesOf(pays: SessionPlan['pays'], step: number): Steps['moves'] {
  const moves = new Map<number, number>()
  const put = (by: number, share: number) => share > 0 && moves.set(by, (moves.get(by) ?? 0) + share)
  for (const [multiple, share] of pays) {
    const by = (multiple - 1) / step
    const nearest = Math.round(by)
    const isWhole = Math.abs(by - nearest) < 1e-9
    const below = isWhole ? nearest : gridBelow(by)
    const above = isWhole ? nearest : gridAbove(by)
    const part = above === below ? 0 : (by - below) / (above - below)
    put(below, share * (1 - part))
    put(above, share * part)
  }
  return [...moves].sort(([a], [b]) => a - b).map(([by, share]) => ({ by, share }))
}

const level = (by: number) => Math.log(by / fineCells) / Math.log(growth)
const cellAt = (exponent: number) => Math.round(fineCells * growth ** exponent)

function gridBelow(by: number): number {
  if (by <= fineCells) return Math.floor(by)
  const cell = cellAt(Math.floor(level(by)))
  return cell <= by ? cell : cellAt(Math.floor(level(by)) - 1)
}

function gridAbove(by: number): number {
  if (by <= fineCells) return Math.ceil(by)
  const cell = cellAt(Math.floor(level(by)) + 1)
  return cell >= by ? cell : cellAt(Math.floor(level(by)) + 2)
}
