import { allows } from '../../page/consent.ts'
import { readStored, store } from '../../page/storage.ts'

const most = 6
const mostLetters = 60

/** The words that led to a game in this browser, newest first, only with consent. */
export function recentSearches(): readonly string[] {
  if (!allows('functional')) return []
  try {
    const stored: unknown = JSON.parse(readStored('recentSearches') ?? '[]')
    return Array.isArray(stored) ? stored.filter((words) => typeof words === 'string').slice(0, most) : []
  } catch {
    return [] // not written by this page
  }
}

export function rememberSearch(words: string): void {
  const kept = words.trim().slice(0, mostLetters)
  if (kept === '' || !allows('functional')) return
  const others = recentSearches().filter((one) => one !== kept)
  store('recentSearches', JSON.stringify([kept, ...others].slice(0, most)))
}

export const forgetSearches = (): void => store('recentSearches', null)
