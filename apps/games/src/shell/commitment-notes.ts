import type { Round, Seeds } from '@andon/arcade/game-api'
import * as v from 'valibot'
import type { KeyValueStorage } from './storage.ts'

/**
 * The arcade's commitments (SHA-256 of server seeds) as this device saw them, kept on the device. A server that later shows another seed with another
 * commitment is detected. Small enough for a cookie.
 */
const notes = v.object({
  /** Commitments seen, the latest last. */
  seen: v.array(v.string()),
  /** Consecutive rounds with one commitment, oldest first. `before`: this device saw the commitment before the first of them was requested. */
  spans: v.array(v.object({ promise: v.string(), first: v.string(), last: v.string(), before: v.boolean() })),
})
type Notes = v.InferOutput<typeof notes>

const seenMost = 4
const spansMost = 8

/** `unknown`: this device has no commitment from before that round. */
export type CommitmentCheck = 'kept' | 'broken' | 'unknown'
export type CommitmentNotes = ReturnType<typeof openCommitmentNotes>

/** `key` identifies the player and the game. Reads the storage at each call, because other windows write to it too. */
export function openCommitmentNotes(storage: KeyValueStorage, key: string) {
  const change = (how: (notes: Notes) => Notes) => storage.write(key, JSON.stringify(how(read(storage, key))))
  return {
    /** Call when the session opens and after a rotation, with the commitment in use and the next one. */
    noteSeeds: ({ commitment, nextCommitment }: Pick<Seeds, 'commitment' | 'nextCommitment'>): void =>
      change(({ seen, spans }) => ({ seen: withLatest(seen, commitment, nextCommitment), spans })),
    noteRound: ({ id, commitment }: Pick<Round, 'id' | 'commitment'>): void =>
      change(({ seen, spans }) => ({
        seen: seen.includes(commitment) ? seen : withLatest(seen, commitment),
        spans: withRound(spans, { id, promise: commitment, before: seen.includes(commitment) }),
      })),
    /** Whether the commitment that the arcade shows for a round is the one that it showed before the round. */
    check: ({ roundId, commitment }: { roundId: string; commitment: string }): CommitmentCheck => {
      // round ids ascend with time, and a commitment is never used again
      const span = read(storage, key).spans.find(({ first, last }) => first <= roundId && roundId <= last)
      if (!span) return 'unknown'
      if (span.promise !== commitment) return 'broken'
      return span.before ? 'kept' : 'unknown'
    },
  }
}

function withLatest(seen: readonly string[], ...latest: readonly string[]): string[] {
  return [...seen.filter((one) => !latest.includes(one)), ...latest].slice(-seenMost)
}

function withRound(
  spans: Notes['spans'],
  { id, promise, before }: { id: string; promise: string; before: boolean },
): Notes['spans'] {
  const last = spans.at(-1)
  if (last && id <= last.last) return spans // known already
  if (last?.promise === promise && last.before === before) return [...spans.slice(0, -1), { ...last, last: id }]
  return [...spans, { promise, first: id, last: id, before }].slice(-spansMost)
}

function read(storage: KeyValueStorage, key: string): Notes {
  const none = { seen: [], spans: [] }
  const text = storage.read(key)
  if (text === null) return none
  try {
    const result = v.safeParse(notes, JSON.parse(text))
    return result.success ? result.output : none
  } catch {
    return none // written by an older version of this program
  }
}
