import type { MenuEntry } from '@andon/contract/sites'
import { isOpenWhileRestricted } from '../player/restricted-pages.ts'
import { useRestricted } from '../player/session.ts'

/** Of a menu, what is open to whoever is here: nothing of play for those who may not play now. */
export function useMenuEntries(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return useRestricted() ? entries.filter(({ path }) => isOpenWhileRestricted(path)) : entries
}
