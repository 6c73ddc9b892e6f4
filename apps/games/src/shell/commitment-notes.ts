import type { Round, Seeds } from '@andon/arcade/game-api'
import * as v from 'valibot'
import type { Memory } from './storage.ts'

/**
 * What this device wrote down of the arcade's promises (SHA-256 of server seeds), so that a server which later shows another seed with another promise
 * is found out. Kept small enough for a cookie.
 */
const notes = v.object({
  /** Promises seen, the latest last. */
  seen: v.array(v.string()),
  /** Rounds played one after another under one promise; `before`: it was seen before the first of them was asked for. Oldest first. */
  spans: v.array(v.object({ promise: v.string(), first: v.string(), last: v.string(), before: v.boolean() })),
})
type Notes = v.InferOutput<typeof notes>

const seenMost = 4
const spansMost = 8

/** `unknown`: this device noted no promise before that round. */
export type PromiseKept = 'kept' | 'broken' | 'unknown'
export type Promises = ReturnType<typeof openPromises>

/** `key` names the player and the game. Reads what other windows wrote meanwhile each time. */
export function openPromises(memory: Memory, key: string) {
  const change = (how: (notes: Notes) => Notes) => memory.remember(key, JSON.stringify(how(read(memory, key))))
  return {
    /** When the session opens and when seeds are changed: both promises that the arcade makes. */
    noteSeeds: ({ commitment, nextCommitment }: Pick<Seeds, 'commitment' | 'nextCommitment'>): void =>
      change(({ seen, spans }) => ({ seen: withLatest(seen, commitment, nextCommitment), spans })),
    noteRound: ({ id, commitment }: Pick<Round, 'id' | 'commitment'>): void =>
      change(({ seen, spans }) => ({
        seen: seen.includes(commitment) ? seen : withLatest(seen, commitment),
        spans: withRound(spans, { id, promise: commitment, before: seen.includes(commitment) }),
      })),
    /** Whether the promise that the arcade shows for a round now is the one it had made before. */
    judge: ({ roundId, commitment }: { roundId: string; commitment: string }): PromiseKept => {
      // ids of rounds ascend with time, and a promise that was given up never comes back
      const span = read(memory, key).spans.find(({ first, last }) => first <= roundId && roundId <= last)
      if (!span) return 'unknown'
      if (span.promise !== commitment) return 'broken'
      return span.before ? 'kept' : 'unknown'
    },
  }
}

function withLatest(seen: readonly string[], ...promises: readonly string[]): string[] {
  return [...seen.filter((one) => !promises.includes(one)), ...promises].slice(-seenMost)
}

function withRound(
  spans: Notes['spans'],
  { id, promise, before }: { id: string; promise: string; before: boolean },
): Notes['spans'] {
  const last = spans.at(-1)
  if (last && id <= last.last) return spans // asked for again
  if (last?.promise === promise && last.before === before) return [...spans.slice(0, -1), { ...last, last: id }]
  return [...spans, { promise, first: id, last: id, before }].slice(-spansMost)
}

function read(memory: Memory, key: string): Notes {
  const none = { seen: [], spans: [] }
  const text = memory.recall(key)
  if (text === null) return none
  try {
    const result = v.safeParse(notes, JSON.parse(text))
    return result.success ? result.output : none
  } catch {
    return none // written by an older version of this program
  }
}
