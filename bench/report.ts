/** A benchmark's result: rows of a table, and the conditions it was measured under. */
export interface Report {
  readonly name: string
  readonly conditions: Readonly<Record<string, string | number>>
  readonly rows: readonly Row[]
  /** What a list of figures does not show well, printed before it. */
  readonly tables?: readonly Table[]
}

/** A table with a title; null is an empty cell. */
export interface Table {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number | null)[])[]
}

export interface Row {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** The goal, where there is one. */
  readonly goal?: string
  readonly met?: boolean
}

export function printTable({ name, conditions, rows, tables = [] }: Report): void {
  const width = Math.max(...rows.map((row) => row.what.length))
  const lines = rows.map(({ what, value, unit, goal, met }) => {
    const verdict = goal === undefined ? '' : `   ${met ? 'meets' : 'MISSES'} ${goal}`
    return `  ${what.padEnd(width)}  ${shorten(value).padStart(9)} ${unit}${verdict}`
  })
  const said = Object.entries(conditions).map(([key, value]) => `${key}: ${value}`)
  const printed = tables.map(textOf).join('')
  process.stdout.write(`\n${name}\n${printed}${lines.join('\n')}\n  (${said.join('; ')})\n`)
}

/** Numbers stand at the right of their columns, texts at the left. */
function textOf({ title, columns, rows }: Table): string {
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? inTable(cell) : (cell ?? ''))))
  const widths = columns.map((name, at) => Math.max(name.length, ...texts.map((row) => row[at]?.length ?? 0)))
  const isText = columns.map((_, at) => rows.every((row) => typeof row[at] !== 'number'))
  const padded = (cells: readonly string[]) =>
    cells.map((cell, at) => (isText[at] ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
  const lines = [columns, ...texts].map((cells) => `  ${padded(cells).join('  ').trimEnd()}\n`)
  return `  ${title}\n${lines.join('')}\n`
}

const inTable = (value: number) => (Number.isInteger(value) ? String(value) : shorten(value))

function shorten(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2)
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
