import type { Conflation } from '@andon/contract/topic'

interface Entry {
  readonly seq: number
  readonly json: string
}

/**
 * The numbered messages of a topic that a reader who is behind has to get, in order: of each key the newest, and all that may never be left out;
 * at most `most`. `reach`: readers who know everything up to this number, or a later one, can catch up.
 */
export function createMessageLog({ conflation, most }: { conflation: Conflation<never>; most: number }) {
  const entries = new Map<string, Entry>() // in the order of their numbers
  let seq = 0
  let reach = 0

  /** A newer message of the same key replaces an older one. */
  function keyOf(message: unknown): string | undefined {
    if (conflation.keep === 'all') return undefined
    if (conflation.keep === 'latest') return 'latest'
    return `=${(message as Readonly<Record<string, unknown>>)[conflation.field]}` // the topic's payload has this field
  }
  /** May not be left out, nor wait. */
  function isAlwaysSent(message: unknown): boolean {
    return conflation.keep === 'latestBy' && (conflation.always?.(message as never) ?? false) // the function takes the topic's payload
  }

  return {
    isAlwaysSent,
    append: (message: unknown): void => {
      seq += 1
      const key = keyOf(message)
      if (key !== undefined) entries.delete(key) // so that the newer one moves to the end
      const json = JSON.stringify(message)
      entries.set(key === undefined || isAlwaysSent(message) ? `#${seq}` : key, { seq, json })
      const [oldest] = entries
      if (entries.size > most && oldest) {
        entries.delete(oldest[0])
        reach = oldest[1].seq
      }
    },
    /** Returns the messages after the number `known`, each as JSON. */
    after: (known: number): string[] => {
      const found: string[] = []
      for (const entry of entries.values()) if (entry.seq > known) found.push(entry.json)
      return found
    },
    /** Messages were lost on their way here: nobody can catch up on them. */
    lose: () => {
      entries.clear()
      reach = seq
    },
    seq: () => seq,
    reach: () => reach,
  }
}
