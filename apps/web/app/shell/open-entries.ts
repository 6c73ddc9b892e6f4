import type { MenuEntry } from '@andon/contract/sites'
import { isOpenForMoneyOnly } from '../player/money-only.ts'
import { useRestricted } from '../player/session.ts'

/** Of a menu, what is open to whoever is here: nothing of play for those who may not play now. */
export function useOpenEntries(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return useRestricted() ? entries.filter(({ path }) => isOpenForMoneyOnly(path)) : entries
}
