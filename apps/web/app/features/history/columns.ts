import type { Cell } from '@andon/contract/csv'

/** One column of a file; columns with `print` are also on the statement. */
export interface Column<Line> {
  readonly head: string
  readonly cell: (line: Line) => Cell
  /** The formatted value. */
  readonly print?: (line: Line) => string
  readonly numeric?: boolean
}
