import { type FastRules, fastRules, left } from './fast-rules.ts'
import type { TumbleMode, TumbleRules } from './rules.ts'
import { takeWinsBy } from './take-wins.ts'

export interface SpinVisitor {
  /** Units of each win in turn, without multiplier, and scatters after the last fall. The array is used again for the next spin. */
  won(units: readonly number[], scatters: number): void
  /** Spins without a win, by the number of scatters in view. */
  lost(scatters: number): void
}

/** A part of the cycle of a mode. */
export interface CycleShare {
  readonly mode: TumbleMode
  readonly part: number
  readonly parts: number
  /** Stops of reels that do not turn: a slice of the cycle, for tests. */
  readonly fixed?: readonly (number | undefined)[]
}

/**
 * Plays every stop of one part of the cycle. The last reel turns fastest, and counts of symbols on the reels before it are kept, so that most stops without a
 * win cost one comparison for each symbol. The rules are implemented a second time here, for speed and as a check of `tumbleSpin`.
 */
export function everySpin(
  rules: TumbleRules,
  { mode, part, parts, fixed = [] }: CycleShare,
  visitor: SpinVisitor,
): void {
  const fast = fastRules(rules, mode)
  const { reels, rows, symbols, scatter, wild, leastToWin, strips } = fast
  const last = reels - 1
  const stops = new Int32Array(reels)
  /** Counts of symbols on the reels before each reel. */
  const before = Array.from({ length: reels }, () => new Uint8Array(symbols))
  const windows = strips.map((strip) =>
    Array.from(strip, (_, top) =>
      Uint8Array.from({ length: rows }, (_, row) => strip[(top + row) % strip.length] ?? 0),
    ),
  )
  const counts = windows.map((reel) =>
    reel.map((window) =>
      Uint8Array.from({ length: symbols }, (_, symbol) => window.filter((at) => at === symbol).length),
    ),
  )

  const play = createPlay(fast, { rules, windows, visitor })

  /** The stops of a reel that belong to the share. */
  const stopsOf = (reel: number) => {
    const only = fixed[reel]
    const length = strips[reel]?.length ?? 0
    if (only !== undefined) return { from: only, by: length }
    return reel === 0 ? { from: part, by: parts } : { from: 0, by: 1 }
  }

  const turnLast = (step: { from: number; by: number }) => {
    const shown = counts[last] ?? []
    const others = before[last] ?? none
    for (let stop = step.from; stop < shown.length; stop += step.by) {
      const here = shown[stop] ?? none
      const wilds = wild === -1 ? 0 : (others[wild] ?? 0) + (here[wild] ?? 0)
      let canWin = false
      for (let symbol = 0; symbol < symbols && !canWin; symbol++)
        canWin = (others[symbol] ?? 0) + (here[symbol] ?? 0) + wilds >= (leastToWin[symbol] ?? 0)
      stops[last] = stop
      if (canWin) play(stops)
      else visitor.lost(scatter === -1 ? 0 : (others[scatter] ?? 0) + (here[scatter] ?? 0))
    }
  }

  const turn = (reel: number) => {
    const step = stopsOf(reel)
    if (reel === last) {
      turnLast(step)
      return
    }
    for (let stop = step.from; stop < (strips[reel]?.length ?? 0); stop += step.by) {
      stops[reel] = stop
      const shown = counts[reel]?.[stop]
      for (let symbol = 0; symbol < symbols; symbol++) {
        const sums = before[reel + 1]
        if (sums) sums[symbol] = (before[reel]?.[symbol] ?? 0) + (shown?.[symbol] ?? 0)
      }
      turn(reel + 1)
    }
  }
  turn(0)
}

/** Stands for a missing array; every index of the loops has one. */
const none = new Uint8Array()

interface Play {
  readonly rules: Pick<TumbleRules, 'pays' | 'mostFalls'>
  /** The symbols in view, by reel and stop. */
  readonly windows: readonly (readonly Uint8Array[])[]
  readonly visitor: SpinVisitor
}

/** Returns the function that plays the spin at some stops, one of each reel: what wins is taken and the symbols above it fall, until nothing wins. */
function createPlay(fast: FastRules, { rules, windows, visitor }: Play): (stops: Int32Array) => void {
  const { reels, rows, scatter, strips } = fast
  const takeWins = takeWinsBy(fast, rules.pays)
  const cells = new Uint8Array(reels * rows)
  const above = new Int32Array(reels)
  const won: number[] = []

  const fall = () => {
    for (let reel = 0; reel < reels; reel++) {
      const strip = strips[reel] ?? none
      let to = reel * rows + rows - 1
      for (let from = to; from >= reel * rows; from--) {
        if (cells[from] === left) continue
        cells[to] = cells[from] ?? 0
        to -= 1
      }
      for (; to >= reel * rows; to--) {
        above[reel] = ((above[reel] ?? 0) + strip.length - 1) % strip.length
        cells[to] = strip[above[reel] ?? 0] ?? 0
      }
    }
  }

  return (stops) => {
    for (let reel = 0; reel < reels; reel++) {
      above[reel] = stops[reel] ?? 0
      cells.set(windows[reel]?.[stops[reel] ?? 0] ?? none, reel * rows)
    }
    won.length = 0
    for (;;) {
      const units = takeWins(cells)
      if (units === 0) break
      won.push(units)
      if (won.length > rules.mostFalls) break
      fall()
    }
    let scatters = 0
    for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === scatter) scatters += 1
    if (won.length === 0) visitor.lost(scatters)
    else visitor.won(won, scatters)
  }
}
