import type { MenuEntry } from '@andon/contract/sites'
import { isOpenWhileRestricted } from '../player/restricted-pages.ts'
import { useRestricted } from '../player/session.ts'

/** The menu entries for this session: a restricted one gets no entries for games, bets or offers. */
export function useMenuEntries(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return useRestricted() ? entries.filter(({ path }) => isOpenWhileRestricted(path)) : entries
}
