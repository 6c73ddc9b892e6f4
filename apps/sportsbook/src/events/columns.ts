import type { EventRow } from '../page/api.ts'

/** Markets on who wins the match, which rows of a list need not name; once it is as good as decided, another market stands in the row, with its name. */
const results: readonly string[] = ['1', '186', '219', '251']
const signs: Readonly<Record<string, string>> = { 1: '1', 2: 'X', 3: '2', 4: '1', 5: '2' }

export const isResult = (key: string): boolean => results.includes(key.split('|')[0] ?? key)

/** 1, X and 2 over the prices of a row that has a market on the winner; null for any other. */
export function columnsOf({ main }: Pick<EventRow, 'main'>): readonly string[] | null {
  if (!main || !isResult(main.key) || main.outcomes.length > 3) return null
  const columns = main.outcomes.map(({ selection }) => signs[selection.split('/')[2] ?? ''])
  return columns.every((sign) => sign !== undefined) ? columns : null
}
