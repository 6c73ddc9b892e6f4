import { type HistoryRange, historyRanges } from '@andon/contract/player-api/reports-fields'
import { useSearchParams } from 'react-router'

/** Filters are stored in the address, so that links, back and forward work. Invalid values are ignored. */
export function useAddressFilter() {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('range')
  const range: HistoryRange = historyRanges.find((known) => known === asked) ?? '7Days'
  return {
    range,
    get: (name: string) => query.get(name),
    /** Null removes a filter. */
    set: (changes: Readonly<Record<string, string | null>>, options: { replace?: boolean } = {}) =>
      setQuery((before) => changed(before, changes), { preventScrollReset: true, ...options }),
    /** The address with these changes, for links. */
    link: (changes: Readonly<Record<string, string | null>>) => `?${changed(query, changes)}`,
  }
}
export type AddressFilter = ReturnType<typeof useAddressFilter>

function changed(before: URLSearchParams, changes: Readonly<Record<string, string | null>>): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) after.delete(name)
    else after.set(name, value)
  }
  return after
}
