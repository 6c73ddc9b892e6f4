/** A number is written as it is; a text could come from anywhere. */
export type Cell = string | number

/**
 * A table as a spreadsheet reads it (RFC 4180), with the mark by which Excel knows UTF-8. A text that a spreadsheet would take for a formula gets an
 * apostrophe in front (OWASP, CSV injection).
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`
}

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const harmless = /^[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
