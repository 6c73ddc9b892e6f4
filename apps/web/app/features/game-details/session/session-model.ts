import { type Steps, stepsOf } from './steps.ts'

/** All amounts are multiples of the bet. */
export interface SessionPlan {
  /** The win of a round, less its further stakes, with its probability. */
  readonly pays: readonly (readonly [multiple: number, share: number])[]
  readonly rounds: number
  /** The money that may be lost, in bets: the session ends when less than one bet of it is left. At least 1. */
  readonly money: number
  /** The session ends as soon as it is ahead by this; null: never. */
  readonly stopAhead: number | null
}

/** The results (in bets, below 0 is a loss) that 5, 25, 50, 75 and 95 of a hundred sessions do not exceed. */
export type Quantiles = readonly [number, number, number, number, number]

export interface SessionPicture {
  /** From the start to the end, about equally spaced. Sessions that have ended stay at their result. */
  readonly points: readonly { readonly round: number; readonly quantiles: Quantiles }[]
  /** Shares of sessions at the end. */
  readonly ahead: number
  readonly outOfMoney: number
  readonly stoppedAhead: number
  readonly meanResult: number
  /** Over all sessions; less than asked for where money or the stop amount ends some. */
  readonly meanRounds: number
  /** Results are known to this. */
  readonly step: number
  /** Results from here on are counted as this one. */
  readonly highest: number
}

const shares = [0.05, 0.25, 0.5, 0.75, 0.95] as const
const mostPoints = 24
/** Less than this is no longer followed. */
const negligible = 1e-14

/**
 * The distribution of a session's result, round by round: a chain on the result in steps of the bet, in which being out of money or ahead by the stop amount absorbs.
 * Nothing is simulated. Approximate are only the steps: a win between two of them is split so that its mean is kept. A plan whose results are whole steps is exact.
 */
export function sessionPicture(plan: SessionPlan): SessionPicture {
  const steps = stepsOf(plan)
  const { start, empty, cells, step } = steps
  const mostLost = -Math.min(...steps.moves.map(({ by }) => by))
  const top = cells - 1
  const firstPlaying = Math.min(top, empty + Math.ceil(1 / step - 1e-9))
  const stop = plan.stopAhead === null ? top : Math.min(top, start + Math.ceil(plan.stopAhead / step - 1e-9))
  const inPlay: Bounds = { from: firstPlaying, to: stop }
  const checkpoints = checkpointsOf(plan.rounds)

  let now = new Float64Array(cells)
  let next = new Float64Array(cells)
  now[start] = 1
  const points = [{ round: 0, quantiles: quantilesOf(now, steps) }]
  let [low, high] = [start, start]
  let meanRounds = 0
  for (let round = 1; round <= plan.rounds; round++) {
    meanRounds += sum(now, { from: firstPlaying, to: stop })
    next.set(now)
    next.fill(0, firstPlaying, stop)
    playRound({ now, next, moves: steps.moves, played: within(inPlay, { from: low, to: high + 1 }), top })
    ;[now, next] = [next, now]
    low = Math.max(0, low - mostLost)
    high = top
    while (high > start && (now[high] ?? 0) < negligible) high--
    if (checkpoints.has(round)) points.push({ round, quantiles: quantilesOf(now, steps) })
  }
  return {
    points,
    ahead: sum(now, { from: start + 1, to: cells }),
    outOfMoney: sum(now, { from: 0, to: firstPlaying }),
    stoppedAhead: plan.stopAhead === null ? 0 : sum(now, { from: stop, to: cells }),
    meanResult: now.reduce((mean, share, cell) => mean + share * (cell - start) * step, 0),
    meanRounds,
    step,
    highest: (top - start) * step,
  }
}

interface Bounds {
  readonly from: number
  readonly to: number
}

const within = (a: Bounds, b: Bounds): Bounds => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) })

/** Spreads what is still played over the results of one more round. */
function playRound({
  now,
  next,
  moves,
  played: { from, to },
  top,
}: {
  now: Float64Array
  next: Float64Array
  moves: Steps['moves']
  played: Bounds
  top: number
}): void {
  for (const { by, share } of moves) {
    const inside = Math.min(to, top - by)
    for (let cell = from; cell < inside; cell++) next[cell + by] = (next[cell + by] ?? 0) + share * (now[cell] ?? 0)
    if (inside < to) next[top] = (next[top] ?? 0) + share * sum(now, { from: Math.max(from, inside), to })
  }
}

function sum(shares: Float64Array, { from, to }: Bounds): number {
  let all = 0
  for (let cell = from; cell < to; cell++) all += shares[cell] ?? 0
  return all
}

function quantilesOf(now: Float64Array, { start, step }: Steps): Quantiles {
  let [cell, below] = [0, now[0] ?? 0]
  const found = shares.map((share) => {
    while (below < share - 1e-9 && cell < now.length - 1) {
      cell += 1
      below += now[cell] ?? 0
    }
    return (cell - start) * step
  })
  return found as unknown as Quantiles // one for each share
}

function checkpointsOf(rounds: number): ReadonlySet<number> {
  const points = Math.min(rounds, mostPoints)
  return new Set(Array.from({ length: points }, (_, index) => Math.round(((index + 1) * rounds) / points)))
}
