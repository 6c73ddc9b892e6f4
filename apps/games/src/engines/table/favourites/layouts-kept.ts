import * as v from 'valibot'
import type { KeyValueStorage } from '../../../shell/storage.ts'
import type { Layout } from '../laid-bets.ts'

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const keptLayouts = v.array(v.record(v.string(), amount))

export const mostFavourites = 5

/** Layouts that outlive a page, under a key of the storage. What an older program wrote, or bets that the game no longer has, count as nothing. */
export function keptLayoutsIn(storage: KeyValueStorage, key: string, isKnown: (spot: string) => boolean) {
  return {
    read: (): readonly Layout[] => {
      const parsed = v.safeParse(keptLayouts, jsonOf(storage.read(key)))
      if (!parsed.success) return []
      return parsed.output
        .filter((layout) => Object.keys(layout).length > 0 && Object.keys(layout).every(isKnown))
        .map((layout) => new Map(Object.entries(layout)))
    },
    write: (layouts: readonly Layout[]): void =>
      storage.write(key, JSON.stringify(layouts.slice(0, mostFavourites).map((layout) => Object.fromEntries(layout)))),
  }
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
