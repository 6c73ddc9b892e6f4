import { assert } from '@andon/platform/assert'
import type { Counts } from '../../title-maths.ts'
import { windowsOf } from '../kernel/window.ts'
import type { LinesRules, SpinMode } from './rules.ts'

interface LiveLine {
  readonly rows: readonly number[]
  readonly symbol: string
  readonly pays: Readonly<Record<number, number>>
  readonly multiplier: number
}

/**
 * Counts every stop of the reels by its outcome: the win in stakes per line, scatter win included, and the number of scatters if they win something.
 * Walks the reels from the left and skips a branch as soon as nothing in it can win: no line can continue and too few scatters can follow. The rules are
 * implemented a second time here, for speed and as a check of `evaluateSpin`.
 */
export function countLines(
  rules: LinesRules,
  { mode, part, parts }: { mode: SpinMode; part: number; parts: number },
): Counts {
  const strips = rules.strips[mode]
  const wild = rules.symbols.find((symbol) => symbol.role === 'wild')?.id
  const wildMultiplier = mode === 'free' ? rules.freeSpinWildMultiplier : 1
  const leastScatters = Math.min(...Object.keys(rules.scatter).map(Number))
  const windows = strips.map((strip) => windowsOf(strip, rules.rows))
  const scatters = scattersByStop(rules, windows)
  const scattersAhead = scatters.map((_, reel) =>
    scatters.slice(reel).reduce((sum, counts) => sum + Math.max(...counts), 0),
  )
  const stopsAhead = strips.map((_, reel) => strips.slice(reel).reduce((product, strip) => product * strip.length, 1))
  const outcomes = emptyOutcomes(rules)

  const descend = (reel: number, live: readonly LiveLine[], won: number, seen: number): void => {
    if (live.length === 0 && seen + (scattersAhead[reel] ?? 0) < leastScatters) {
      outcomes.count(won, { stops: stopsAhead[reel] ?? 1, scatters: 0 })
      return
    }
    if (reel === strips.length) {
      outcomes.count(won, { stops: 1, scatters: seen })
      return
    }
    const columns = windows[reel] ?? []
    for (let stop = 0; stop < columns.length; stop++) {
      const column = columns[stop] ?? []
      let more = won
      const next: LiveLine[] = []
      for (const line of live) {
        const shown = column[line.rows[reel] ?? 0]
        if (shown === line.symbol) next.push(line)
        else if (shown === wild) next.push({ ...line, multiplier: line.multiplier * wildMultiplier })
        else more += (line.pays[reel] ?? 0) * line.multiplier
      }
      if (reel === strips.length - 1) {
        for (const line of next) more += (line.pays[reel + 1] ?? 0) * line.multiplier
      }
      descend(reel + 1, next, more, seen + (scatters[reel]?.[stop] ?? 0))
    }
  }

  for (const [stop, column] of (windows[0] ?? []).entries()) {
    if (stop % parts !== part) continue
    const live = rules.lines.flatMap((rows): LiveLine[] => {
      const symbol = rules.symbols.find(({ id }) => id === column[rows[0] ?? 0])
      assert(symbol !== undefined && symbol.role !== 'wild', 'the first reel shows known symbols and no wild')
      return symbol.role === 'pays' ? [{ rows, symbol: symbol.id, pays: symbol.pays, multiplier: 1 }] : []
    })
    descend(1, live, 0, scatters[0]?.[stop] ?? 0)
  }
  return outcomes.result()
}

function scattersByStop({ symbols }: LinesRules, windows: readonly (readonly (readonly string[])[])[]) {
  const scatter = symbols.find((symbol) => symbol.role === 'scatter')?.id
  return windows.map((reel) => reel.map((column) => column.filter((symbol) => symbol === scatter).length))
}

/** Counts in floats, which are exact up to 2⁵³ stops. */
function emptyOutcomes(rules: LinesRules) {
  const byScatters = new Map<number, Map<number, number>>()
  return {
    count: (lineWin: number, { stops, scatters }: { stops: number; scatters: number }) => {
      const award = rules.scatter[scatters]
      const key = award ? scatters : -1
      const win = lineWin + (award?.stakeMultiple ?? 0) * rules.lines.length
      const counts = byScatters.get(key) ?? new Map<number, number>()
      byScatters.set(key, counts)
      counts.set(win, (counts.get(win) ?? 0) + stops)
    },
    result: (): Counts =>
      new Map(
        [...byScatters].flatMap(([scatters, counts]) =>
          [...counts].map(([win, stops]): [string, bigint] => [
            scatters === -1 ? `${win}` : `${win} scatters:${scatters}`,
            BigInt(stops),
          ]),
        ),
      ),
  }
}
