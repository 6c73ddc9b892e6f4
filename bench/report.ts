/** A benchmark's result: rows of a table, and the conditions it was measured under. */
export interface Report {
  readonly name: string
  readonly conditions: Readonly<Record<string, string | number>>
  readonly rows: readonly Row[]
}

export interface Row {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** The goal, where there is one. */
  readonly goal?: string
  readonly met?: boolean
}

export function printTable({ name, conditions, rows }: Report): void {
  const width = Math.max(...rows.map((row) => row.what.length))
  const lines = rows.map(({ what, value, unit, goal, met }) => {
    const verdict = goal === undefined ? '' : `   ${met ? 'meets' : 'MISSES'} ${goal}`
    return `  ${what.padEnd(width)}  ${shorten(value).padStart(9)} ${unit}${verdict}`
  })
  const said = Object.entries(conditions).map(([key, value]) => `${key}: ${value}`)
  process.stdout.write(`\n${name}\n${lines.join('\n')}\n  (${said.join('; ')})\n`)
}

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
