import { Refusal } from '@andon/contract'
import type { Runtime } from '@andon/platform/runtime'
import { assert, type Db, type Tx } from '@andon/platform/sql'
import type { ChipStack } from '../domain/chips.ts'
import { chipRoundsOf, closeStacks, hasOpenRound, insertStack, lockStack, saveStack, stacksOf } from './store.ts'
import { isUnproven, provenSeedsOf, statedSeedsOf } from './store-proofs.ts'

export type NewStack = Pick<
  ChipStack,
  'playerId' | 'tournamentId' | 'site' | 'currency' | 'games' | 'minStake' | 'mostRounds' | 'startsAt' | 'endsAt'
> & { readonly chips: number }

export interface RaceEntry {
  readonly playerId: string
  readonly tournamentId: string
}

/** The stack of a player in a race; undefined: none. */
export async function stackOf(
  executor: Db | Tx,
  { playerId, tournamentId }: RaceEntry,
): Promise<ChipStack | undefined> {
  const [stack] = await stacksOf(executor, { playerId, tournamentIds: [tournamentId] })
  return stack
}

/** Chips of races: given at the entry, staked and won by the calls of suppliers, worth nothing outside. */
export function createStacks({ newId }: Pick<Runtime, 'newId'>) {
  return {
    /** In the transaction of the entry. */
    open: (tx: Tx, { chips, ...stack }: NewStack): Promise<void> =>
      insertStack(tx, { ...stack, id: newId('chp', stack.playerId), balance: chips, given: chips }),
    /** Gives as many chips again to a player who cannot stake any more. Refuses ACTION_IMPOSSIBLE otherwise. */
    refill: async (tx: Tx, { chips, ...entry }: RaceEntry & { chips: number }): Promise<ChipStack> => {
      const found = await stackOf(tx, entry)
      const stack = found && (await lockStack(tx, found))
      assert(stack, 'an entry of a race has a stack')
      if (stack.balance >= stack.minStake || (await hasOpenRound(tx, stack)))
        throw new Refusal('ACTION_IMPOSSIBLE', { field: 'tournamentId', message: 'You still have chips' })
      const filled = { ...stack, balance: stack.balance + chips, given: stack.given + chips }
      await saveStack(tx, filled)
      return filled
    },
    /** No stake is taken from these stacks any more. Rounds that are open may still close. */
    close: closeStacks,
    of: stacksOf,
    /** True if rounds of the race have no complete proof of their supplier yet. */
    isUnproven,
    statedSeedsOf,
    provenSeedsOf,
    roundsOf: chipRoundsOf,
  }
}

export type Stacks = ReturnType<typeof createStacks>
