import type { Cell } from './csv.ts'

/** One column of a file; those with `print` are on the statement, too. */
export interface Column<Line> {
  readonly head: string
  readonly cell: (line: Line) => Cell
  /** As people read it. */
  readonly print?: (line: Line) => string
  readonly numeric?: boolean
}
