import { assert } from '@andon/platform/assert'
import type { SlotTable, SpinMode } from './slot-table.ts'

/**
 * Sums over the full cycle: every stop of the reels, each counted once. Wins are in stakes per line. Divide by `stops` for a mean. All values are whole
 * numbers, so that nothing is rounded.
 */
export interface SpinMoments {
  readonly stops: bigint
  readonly win: bigint
  readonly winSquared: bigint
  readonly freeSpins: bigint
  readonly freeSpinsSquared: bigint
  readonly winTimesFreeSpins: bigint
  /** Stops with any win. */
  readonly hits: bigint
  readonly greatestWin: number
  readonly greatestWinStops: bigint
}

interface LiveLine {
  readonly rows: readonly number[]
  readonly symbol: string
  readonly pays: Readonly<Record<number, number>>
  readonly multiplier: number
}

/**
 * Walks the reels from the left and skips a branch as soon as nothing in it can win: no line can continue and too few scatters can follow. The rules are
 * implemented a second time here, for speed and as a check of `evaluateSpin`.
 */
export function spinMoments(table: SlotTable, mode: SpinMode): SpinMoments {
  const strips = table.strips[mode]
  const wild = table.symbols.find((symbol) => symbol.role === 'wild')?.id
  const scatter = table.symbols.find((symbol) => symbol.role === 'scatter')?.id
  const wildMultiplier = mode === 'free' ? table.freeSpinWildMultiplier : 1
  const leastScatters = Math.min(...Object.keys(table.scatter).map(Number))
  const windows = strips.map((strip) =>
    strip.map((_, top) => Array.from({ length: table.rows }, (_, row) => strip[(top + row) % strip.length] ?? '')),
  )
  const scatters = windows.map((reel) => reel.map((column) => column.filter((symbol) => symbol === scatter).length))
  const scattersAhead = scatters.map((_, reel) =>
    scatters.slice(reel).reduce((sum, counts) => sum + Math.max(...counts), 0),
  )
  const stopsAhead = strips.map((_, reel) => strips.slice(reel).reduce((product, strip) => product * strip.length, 1))
  const sums = emptySums(strips)

  const descend = (reel: number, live: readonly LiveLine[], won: number, seen: number): void => {
    if (live.length === 0 && seen + (scattersAhead[reel] ?? 0) < leastScatters) {
      sums.count(won, { stops: stopsAhead[reel] ?? 1 })
      return
    }
    if (reel === strips.length) {
      sums.count(won + (table.scatter[seen]?.stakeMultiple ?? 0) * table.lines.length, {
        stops: 1,
        freeSpins: table.scatter[seen]?.freeSpins ?? 0,
      })
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
    const live = table.lines.flatMap((rows): LiveLine[] => {
      const symbol = table.symbols.find(({ id }) => id === column[rows[0] ?? 0])
      assert(symbol !== undefined && symbol.role !== 'wild', 'the first reel shows known symbols and no wild')
      return symbol.role === 'pays' ? [{ rows, symbol: symbol.id, pays: symbol.pays, multiplier: 1 }] : []
    })
    descend(1, live, 0, scatters[0]?.[stop] ?? 0)
  }
  return sums.result()
}

/** Adds in floats while they are exact, and carries into bigints before they are not. */
function emptySums(strips: SlotTable['strips'][SpinMode]) {
  const exact = { win: 0n, winSquared: 0n, freeSpins: 0n, freeSpinsSquared: 0n, winTimesFreeSpins: 0n, hits: 0n }
  let near = { win: 0, winSquared: 0, freeSpins: 0, freeSpinsSquared: 0, winTimesFreeSpins: 0, hits: 0 }
  let greatestWin = 0
  let greatestWinStops = 0
  const carry = () => {
    for (const key of Object.keys(exact) as (keyof typeof exact)[]) exact[key] += BigInt(near[key]) // keys of that object
    near = { win: 0, winSquared: 0, freeSpins: 0, freeSpinsSquared: 0, winTimesFreeSpins: 0, hits: 0 }
  }
  return {
    count: (win: number, { stops, freeSpins = 0 }: { stops: number; freeSpins?: number }) => {
      if (win === 0 && freeSpins === 0) return
      near.hits += win > 0 ? stops : 0
      near.win += win * stops
      near.winSquared += win * win * stops
      near.freeSpins += freeSpins * stops
      near.freeSpinsSquared += freeSpins * freeSpins * stops
      near.winTimesFreeSpins += win * freeSpins * stops
      if (near.winSquared > 2 ** 50) carry()
      if (win > greatestWin) [greatestWin, greatestWinStops] = [win, 0]
      if (win === greatestWin) greatestWinStops += stops
    },
    result: (): SpinMoments => {
      carry()
      const stops = strips.reduce((product, strip) => product * BigInt(strip.length), 1n)
      return { ...exact, stops, greatestWin, greatestWinStops: BigInt(greatestWinStops) }
    },
  }
}
