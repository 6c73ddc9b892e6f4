/**
 * Lays out the lines of one market as a board does: a column for each side, and in its cells only what differs, such as `+0.75`. Null where the names of a
 * column have nothing in common; then each cell has its whole name.
 *
 * @param lines the names of the outcomes of each line, in the same order
 */
export function ladderOf(lines: readonly (readonly string[])[]): { columns: string[]; cells: string[][] } | null {
  const [first] = lines
  if (!first || lines.length < 2 || lines.some((names) => names.length !== first.length)) return null
  const columns = first.map((_, column) => commonStart(lines.map((names) => names[column] ?? '')))
  if (columns.some((name) => name === '')) return null
  const cells = lines.map((names) =>
    names.map((name, column) => trimmed(name.slice(columns[column]?.length ?? 0)) || name),
  )
  return { columns, cells }
}

/** The common text of each row's cells, where every column has the same, such as `0:1` of a handicap in three ways: it is shown once. Null where a row has cells of its own. */
export const rowNames = (cells: readonly (readonly string[])[]): readonly string[] | null =>
  cells.every((row) => row.length > 1 && new Set(row).size === 1) ? cells.map(([name]) => name ?? '') : null

/** True if the lines of a market look alike without the market's name: `Rest of the match (from 1:0)` and `(from 1:1)` offer the same three outcomes. */
export const differByName = (lines: readonly (readonly string[])[]): boolean =>
  lines.length > 1 && new Set(lines.map((names) => names.join('\n'))).size < lines.length

/** The common beginning of names, up to the end of a word: `Over` of `Over 2.5` and `Over 2.75`. */
export function commonStart(names: readonly string[]): string {
  const [first = '', ...others] = names
  let end = first.length
  for (const name of others) while (!name.startsWith(first.slice(0, end))) end -= 1
  const common = first.slice(0, end)
  const unclosed = /\s*[（(][^）)]*$/u
  if (unclosed.test(common)) return common.replace(unclosed, '')
  return common.replace(/[\s:：]*[+\-−]?[\d.]*$/u, '') // the number that differs begins with it
}

/** What a name says after the title of its market and a colon: the player of `Player points: Sato`. The whole name where it goes on otherwise. */
export function afterTitle(name: string, title: string): string {
  const rest = name.startsWith(title) ? /^[:：]\s*(.+)$/u.exec(name.slice(title.length)) : null
  return rest?.[1] ?? name
}

const trimmed = (text: string) => text.replace(/^[\s（(]+|[\s）)]+$/gu, '')
