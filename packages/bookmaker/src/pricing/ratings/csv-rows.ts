/** A row of a file of comma-separated values, with the number of its line from 1 and the line as it stands. */
export interface CsvRow {
  readonly number: number
  readonly line: string
  readonly cells: readonly string[]
}

/** One cell and what ends it: quoted, with quotes doubled within, or plain, without any. */
const cell = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y

/**
 * The rows of a file of comma-separated values (RFC 4180); a quoted cell ends within its line. Spaces around cells are cut off, rows without any value left out. Refuses (RangeError)
 * a line whose quotes do not fit, by its number.
 */
export function readCsv(text: string): readonly CsvRow[] {
  return text.split(/\r\n|\n|\r/).flatMap((line, place) => {
    const row = { number: place + 1, line, cells: cellsOf(line, place + 1) }
    return row.cells.every((value) => value === '') ? [] : [row]
  })
}

function cellsOf(line: string, number: number): string[] {
  const cells: string[] = []
  cell.lastIndex = 0
  while (true) {
    const [, quoted, plain, end] = cell.exec(line) ?? []
    if (end === undefined) throw new RangeError(`line ${number}: the quotes do not fit: ${line}`)
    cells.push((quoted?.replaceAll('""', '"') ?? plain ?? '').trim())
    if (end === '') return cells
  }
}
