const start = '#search'

/** The words of a search in an address (`#search=koi`), empty in `#search`; undefined where none is open. */
export function wordsIn(hash: string): string | undefined {
  if (hash === start) return ''
  return hash.startsWith(`${start}=`) ? (new URLSearchParams(hash.slice(1)).get('search') ?? '') : undefined
}

export const hashOf = (words: string): string => (words === '' ? start : `#${new URLSearchParams({ search: words })}`)
