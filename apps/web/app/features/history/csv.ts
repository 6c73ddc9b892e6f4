/** Numbers are written as they are; texts can contain anything. */
export type Cell = string | number

/**
 * A table as CSV (RFC 4180), with the byte order mark that Excel needs for UTF-8. A text that a spreadsheet would run as a formula gets a leading
 * apostrophe (OWASP, CSV injection).
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`
}

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const harmless = /^[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
