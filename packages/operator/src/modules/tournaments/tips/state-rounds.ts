import { Refusal } from '@andon/contract'
import { mostClockDifferenceMs } from '@andon/contract/player-api/live-tables'
import type { WalletRequest } from '@andon/contract/wallet-api'
import type { Deps } from '../deps.ts'
import { roundResultsChanged } from './facts.ts'
import { saveMatches, saveRounds } from './store-matches.ts'

/**
 * Stores what a supplier states of its matches; of each the latest statement counts, so calls may come twice and in any order. A changed result is announced in the same
 * transaction. Refusal: a clock that is wrong by more than a minute (MALFORMED).
 */
export const stateRounds =
  ({ db, clock, facts }: Deps) =>
  async (supplier: string, { at, rounds }: WalletRequest<'sportRounds'>): Promise<void> => {
    if (Math.abs(clock.now().epochMilliseconds - at) > mostClockDifferenceMs)
      throw new Refusal('MALFORMED', { field: 'at', message: 'at is more than a minute from the operator’s clock' })
    await db.transaction(async (tx) => {
      await saveRounds(tx, supplier, rounds)
      const changed = await saveMatches(tx, { supplier, at, rounds })
      if (changed.length > 0)
        await facts.write(
          tx,
          changed.map((roundId) => roundResultsChanged({ key: supplier, data: { roundId } })),
        )
    })
  }
