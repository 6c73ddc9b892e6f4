import type { Round, Seeds } from '@andon/arcade/game-api'
import * as v from 'valibot'
import type { KeyValueStorage } from '../storage.ts'

/**
 * The arcade's commitments (SHA-256 of server seeds) as this device saw them, kept on the device. A server that later shows another seed with another
 * commitment is detected.
 */
const notes = v.object({
  /** Commitments seen, the latest last. */
  seen: v.array(v.string()),
  /** Consecutive rounds with one commitment, oldest first. `before`: this device saw the commitment before the first of them was requested. */
  spans: v.array(v.object({ promise: v.string(), first: v.string(), last: v.string(), before: v.boolean() })),
})
type Notes = v.InferOutput<typeof notes>

/** Notes of the latest players on this device, by an id whose player only the arcade can name. */
const players = v.array(v.object({ player: v.string(), usedOnDay: v.number(), notes }))
type Players = v.InferOutput<typeof players>

/** The only entry of all games. */
export const notesKey = 'commitments'
const playersMost = 4
const keptDays = 90

const seenMost = 4
const spansMost = 8

/** `unknown`: this device has no commitment from before that round. */
export type CommitmentCheck = 'kept' | 'broken' | 'unknown'
export type CommitmentNotes = ReturnType<typeof openCommitmentNotes>

/**
 * The notes of one player: seeds are a player's, in every game. Reads the storage at each call, because other windows write to it too. The entry holds the four latest
 * players, each for 90 days after their last round.
 */
export function openCommitmentNotes(
  storage: KeyValueStorage,
  player: string,
  /** Days since 1970. */
  today: () => number = () => Math.floor(Date.now() / 86_400_000),
) {
  const isKept = ({ usedOnDay }: Players[number]) => usedOnDay + keptDays >= today()
  const kept = () => readPlayers(storage).filter(isKept)
  const read = (): Notes => kept().find((one) => one.player === player)?.notes ?? { seen: [], spans: [] }
  const change = (how: (notes: Notes) => Notes) => {
    const others = kept().filter((one) => one.player !== player)
    const own = { player, usedOnDay: today(), notes: how(read()) }
    storage.write(notesKey, JSON.stringify([...others, own].slice(-playersMost)))
  }
  return {
    /** Call when the session opens and after a rotation, with the commitment in use and the next one. */
    noteSeeds: ({ commitment, nextCommitment }: Pick<Seeds, 'commitment' | 'nextCommitment'>): void =>
      change(({ seen, spans }) => ({ seen: withLatest(seen, commitment, nextCommitment), spans })),
    noteRound: ({ id, commitment }: Pick<Round, 'id' | 'commitment'>): void =>
      change(({ seen, spans }) => ({
        seen: seen.includes(commitment) ? seen : withLatest(seen, commitment),
        spans: withRound(spans, { id, promise: commitment, before: seen.includes(commitment) }),
      })),
    /** Checks that the commitment which the arcade shows for a round is the one that it showed before the round. */
    check: ({ roundId, commitment }: { roundId: string; commitment: string }): CommitmentCheck => {
      // round ids ascend with time, and a commitment is never used again
      const span = read().spans.find(({ first, last }) => first <= roundId && roundId <= last)
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

function readPlayers(storage: KeyValueStorage): Players {
  const text = storage.read(notesKey)
  if (text === null) return []
  try {
    const result = v.safeParse(players, JSON.parse(text))
    return result.success ? result.output : []
  } catch {
    return [] // written by another version of this program
  }
}
