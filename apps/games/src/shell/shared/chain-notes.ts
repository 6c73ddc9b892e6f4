import type { SeedChain, SharedProof } from '@andon/arcade/game-api/table-fields'
import * as v from 'valibot'
import type { CommitmentCheck } from '../seeds/commitment-notes.ts'
import type { KeyValueStorage } from '../storage.ts'

/** Ends of chains of seeds as this device saw them before it bet. An installation that shows another end afterwards, or another signer, is detected. */
const notes = v.array(
  v.object({
    gameCode: v.string(),
    tableId: v.string(),
    chain: v.number(),
    end: v.string(),
    signer: v.string(),
    /** The first round that had no result yet when it was noted. */
    from: v.number(),
  }),
)
export type ChainNote = v.InferOutput<typeof notes>[number]

/** The only entry of all tables. */
export const chainNotesKey = 'chains'
const notesMost = 40

export type ChainNotes = ReturnType<typeof openChainNotes>

/** Notes the ends of chains; a note never changes. Reads the storage at each call, because other windows write to it too. */
export function openChainNotes(storage: KeyValueStorage) {
  const read = () => readNotes(storage)
  const find = (tableId: string, chain: number) =>
    read().find((note) => note.tableId === tableId && note.chain === chain)
  return {
    has: (tableId: string, chain: number): boolean => find(tableId, chain) !== undefined,
    /** Keeps what is not known yet of a table's chains; `from` is the first round without a result. */
    note: (
      { gameCode, tableId, from }: Pick<ChainNote, 'gameCode' | 'tableId' | 'from'>,
      chains: readonly Pick<SeedChain, 'chain' | 'publishedEnd' | 'signer'>[],
    ): void => {
      const known = read()
      const fresh = chains
        .filter(({ chain }) => !known.some((note) => note.tableId === tableId && note.chain === chain))
        .map(({ chain, publishedEnd: end, signer }) => ({ gameCode, tableId, chain, end, signer, from }))
      if (fresh.length > 0) storage.write(chainNotesKey, JSON.stringify([...known, ...fresh].slice(-notesMost)))
    },
    /** The newest of a game; undefined: none. */
    ofGame: (gameCode: string): ChainNote | undefined =>
      read()
        .filter((note) => note.gameCode === gameCode)
        .toSorted((one, other) => other.chain - one.chain)[0],
    /** Checks that the chain which a proof names is the one noted before the round had a result. */
    check: ({ tableId, number, chain }: Pick<SharedProof, 'tableId' | 'number' | 'chain'>): CommitmentCheck => {
      const note = find(tableId, chain.chain)
      if (!note) return 'unknown'
      if (note.end !== chain.publishedEnd || note.signer !== chain.signer) return 'broken'
      return number >= note.from ? 'kept' : 'unknown'
    },
  }
}

function readNotes(storage: KeyValueStorage): ChainNote[] {
  const text = storage.read(chainNotesKey)
  if (text === null) return []
  try {
    const result = v.safeParse(notes, JSON.parse(text))
    return result.success ? result.output : []
  } catch {
    return [] // written by another version of this program
  }
}
