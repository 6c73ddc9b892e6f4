import type { MarketGroup } from '../../page/api.ts'

/** The third segment of a match's address: a tab, or one market of all. */
export interface MatchPart {
  readonly tab: string
  /** By its number. */
  readonly market: string | null
}

/** A group that has no text of its own stands in this tab. */
const otherTab = 'other'

/** The tabs of a match in their order: `all`, one for each group, and what is known around it. */
export function tabsOf(groups: readonly Pick<MarketGroup, 'group'>[], named: (group: string) => boolean): string[] {
  return ['all', ...new Set(groups.map(({ group }) => tabOf(group, named)))]
}

export const tabOf = (group: string, named: (group: string) => boolean): string => (named(group) ? group : otherTab)

/** Without the tab of the address, as when its last market is closed, all markets are shown. */
export function readPart(part: string | undefined, tabs: readonly string[]): MatchPart {
  if (part !== undefined && /^\d+$/.test(part)) return { tab: 'all', market: part }
  return { tab: part !== undefined && tabs.includes(part) ? part : 'all', market: null }
}

/** The tab that a key leads to from another one; null for keys that mean nothing in a list of tabs. */
export function tabAfter(tabs: readonly string[], current: string, key: string): string | null {
  const place = tabs.indexOf(current)
  const at = (next: number) => tabs.at(next % tabs.length) ?? null
  switch (key) {
    case 'ArrowRight':
      return at(place + 1)
    case 'ArrowLeft':
      return at(place - 1)
    case 'Home':
      return at(0)
    case 'End':
      return at(-1)
    default:
      return null
  }
}
