import type { Play } from './use-play.ts'

/** A column of the table of parts; null for a part that has not begun. */
interface Column {
  /** From 1. */
  readonly number: number
  readonly isCurrent: boolean
  readonly home: number | null
  readonly away: number | null
}

/** With more parts than usual, such as extra innings, only the last ones are shown: the table has to fit beside the page. */
const mostColumns = 9

/** `least`: so many columns stand from the start. */
export function columnsOfParts(
  { parts, part }: Pick<Play, 'parts' | 'part'>,
  { least }: { readonly least: number },
): Column[] {
  const columns = Array.from({ length: Math.max(least, parts.length) }, (_, at) => {
    const { home, away } = parts[at] ?? { home: null, away: null }
    return { number: at + 1, isCurrent: at + 1 === part?.number, home, away }
  })
  return columns.slice(-mostColumns)
}
