import * as v from 'valibot'
import type { KeyValueStorage } from '../../../shell/storage.ts'

/** The facts of one round. */
export type Result = readonly string[]

const keptResults = v.array(v.array(v.string()))

/**
 * The results that the roads show, on this device, under a key of the storage. After `most` of them the next one starts over: where every hand has fresh decks, no shoe ends.
 * What an older program wrote counts as nothing.
 */
export function resultsKeptIn(storage: KeyValueStorage, key: string, most: number) {
  let results = read(storage, key).slice(0, most)
  return {
    all: (): readonly Result[] => results,
    /** Shows the results of a table that keeps them itself: nothing is stored. */
    replace: (all: readonly Result[]): void => {
      results = all.slice(-most)
    },
    add: (result: Result): void => {
      results = results.length >= most ? [result] : [...results, result]
      storage.write(key, JSON.stringify(results))
    },
  }
}

function read(storage: KeyValueStorage, key: string): readonly Result[] {
  try {
    const parsed = v.safeParse(keptResults, JSON.parse(storage.read(key) ?? '[]'))
    return parsed.success ? parsed.output : []
  } catch {
    return [] // no JSON
  }
}
