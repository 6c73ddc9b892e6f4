/** Numbers are written as they are; texts can contain anything. */
export type Cell = string | number

/**
 * A table as CSV (RFC 4180), with the byte order mark that Excel needs for UTF-8. A text that a spreadsheet would run as a formula gets a leading
 * apostrophe (OWASP, CSV injection), also behind spaces and characters that are not seen. Spreadsheets of many countries part cells at semicolons or tabs and
 * then heed no quotes: what follows one, or a line break, gets an apostrophe, too.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`
}

const formula = /(?<=^|[;\t\r\n])(?=[\s\p{C}"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const harmless = cell.replaceAll(formula, "'").replace(/^[\t\r\n]/, "'$&")
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
