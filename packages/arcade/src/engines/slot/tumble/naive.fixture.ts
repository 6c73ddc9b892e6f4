import type { Counts } from '../../title-maths.ts'
import type { TumbleMode, TumbleRules } from './rules.ts'

/**
 * A third evaluation of a spin, written from the rules as players read them and nothing else of the engine: slow and plain, so that a mistake which the game and
 * the fast count share is found.
 */
export function naiveSpin(
  rules: TumbleRules,
  { mode, stops }: { mode: TumbleMode; stops: readonly number[] },
): { readonly won: readonly number[]; readonly scatters: number } {
  const strips = rules.strips[mode]
  const columns = strips.map((strip, reel) =>
    Array.from({ length: rules.rows }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? ''),
  )
  const above = stops.map((stop) => stop - 1)
  const won: number[] = []
  for (;;) {
    const { units, cells } = winsOf(rules, columns)
    if (units === 0) break
    won.push(units)
    if (won.length > rules.mostFalls) break
    for (const [reel, column] of columns.entries()) {
      const strip = strips[reel] ?? []
      const stay = column.filter((_, row) => !cells.has(`${reel} ${row}`))
      while (stay.length < rules.rows) {
        const at = above[reel] ?? 0
        stay.unshift(strip[((at % strip.length) + strip.length) % strip.length] ?? '')
        above[reel] = at - 1
      }
      columns[reel] = stay
    }
  }
  const scatter = rules.symbols.find(({ role }) => role === 'scatter')?.id
  return { won, scatters: columns.flat().filter((symbol) => symbol === scatter).length }
}

function winsOf(rules: TumbleRules, columns: readonly (readonly string[])[]) {
  const cells = new Set<string>()
  let units = 0
  const payFor = (id: string, group: readonly string[]) => {
    const symbol = rules.symbols.find((one) => one.id === id)
    const reached = Object.keys(symbol?.pays ?? {}).filter((least) => Number(least) <= group.length)
    const pay = Math.max(0, ...reached.map((least) => symbol?.pays[Number(least)] ?? 0))
    units += pay
    if (pay > 0) for (const cell of group) cells.add(cell)
    return pay > 0
  }
  const where = (id: string, rows: readonly number[]) =>
    columns.flatMap((column, reel) => rows.flatMap((row) => (column[row] === id ? [`${reel} ${row}`] : [])))
  const everyRow = Array.from({ length: rules.rows }, (_, row) => row)
  const ids = rules.symbols.filter(({ role }) => role === 'pays').map(({ id }) => id)
  if (rules.pays === 'anywhere') for (const id of ids) payFor(id, where(id, everyRow))
  if (rules.pays === 'cluster') {
    const wilds = rules.symbols.flatMap(({ id, role }) => (role === 'wild' ? where(id, everyRow) : []))
    for (const id of ids)
      for (const group of touching([...where(id, everyRow), ...wilds]))
        if (!group.every((cell) => wilds.includes(cell))) payFor(id, group)
  }
  if (rules.pays === 'rows')
    for (const row of everyRow.toReversed()) {
      if (!ids.some((id) => payFor(id, where(id, [row])))) continue
      // the other symbols of the row were paid by `some` only up to the first that wins
      units = 0
      for (const id of ids) payFor(id, where(id, [row]))
      for (const reel of columns.keys()) cells.add(`${reel} ${row}`)
      break
    }
  return { units, cells }
}

/** Splits cells into groups that touch along their edges. */
function touching(cells: readonly string[]): string[][] {
  const left = new Set(cells)
  const spread = (cell: string): string[] => {
    if (!left.delete(cell)) return []
    const [reel = 0, row = 0] = cell.split(' ').map(Number)
    const sides = [`${reel - 1} ${row}`, `${reel + 1} ${row}`, `${reel} ${row - 1}`, `${reel} ${row + 1}`]
    return [cell, ...sides.flatMap(spread)]
  }
  return cells.map(spread).filter((group) => group.length > 0)
}

/** Counts stops as `countTumble` does. `fixed`: stops of reels that do not turn. */
export function naiveCounts(
  rules: TumbleRules,
  { mode, fixed = [] }: { mode: TumbleMode; fixed?: readonly (number | undefined)[] },
): Counts {
  const counts = new Map<string, bigint>()
  const turn = (stops: readonly number[]): void => {
    const strip = rules.strips[mode][stops.length]
    const only = fixed[stops.length]
    if (strip) for (const stop of only === undefined ? strip.keys() : [only]) turn([...stops, stop])
    else {
      const text = naiveOutcome(rules, mode, naiveSpin(rules, { mode, stops }))
      counts.set(text, (counts.get(text) ?? 0n) + 1n)
    }
  }
  turn([])
  return counts
}

/** The award for so many scatters: the greatest number that is reached. */
export function naiveAward(rules: TumbleRules, scatters: number) {
  const reached = Object.keys(rules.scatter)
    .map(Number)
    .filter((least) => least <= scatters)
  return reached.length === 0 ? null : { least: Math.max(...reached), ...rules.scatter[Math.max(...reached)] }
}

/** In pay units, of a spin that begins with the multiplier `from`. */
export function naiveWin(rules: TumbleRules, spin: ReturnType<typeof naiveSpin>, from: number): number {
  const { perFall, most } = rules.multiplier
  const scattered = (naiveAward(rules, spin.scatters)?.stakeMultiple ?? 0) * rules.payUnit
  return spin.won.reduce((sum, units, falls) => sum + units * Math.min(most, from + falls * perFall), scattered)
}

function naiveOutcome(rules: TumbleRules, mode: TumbleMode, spin: ReturnType<typeof naiveSpin>): string {
  const award = naiveAward(rules, spin.scatters)
  const about = [
    ...(mode === 'free' && spin.won.length > 1 ? [spin.won.join('-')] : []),
    ...(award ? [`scatters:${award.least}`] : []),
    ...(spin.won.length > rules.mostFalls ? ['capped'] : []),
  ]
  return [`${naiveWin(rules, spin, 1)}`, ...(about.length > 0 ? [about.join()] : [])].join(' ')
}
