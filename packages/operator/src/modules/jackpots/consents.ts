import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Tx } from '@andon/platform/sql'
import type { JackpotOptions } from './index.ts'
import { addConsent, hasConsent, removeConsent } from './store/consents.ts'

/** True if the player is shown among the winners. Off until the player turns it on. */
export function getWinnerConsent({ db }: JackpotOptions): Handler<PlayerApi['jackpots']['getWinnerConsent']> {
  return async (_, { session: { playerId } }) => ({ success: true, showWins: await hasConsent(db, playerId) })
}

/** Wins are shown from the moment of the consent on; without it, none is, also none of before. */
export function updateWinnerConsent({
  db,
  clock,
}: JackpotOptions): Handler<PlayerApi['jackpots']['updateWinnerConsent']> {
  return async ({ showWins }, { session: { playerId } }) => {
    await db.transaction((tx) =>
      showWins ? addConsent(tx, { playerId, at: clock.now() }) : removeConsent(tx, playerId),
    )
    return { success: true, showWins }
  }
}

/** A lock ends the consent in its transaction; only the player can give it again. */
export const endConsent = (tx: Tx, playerId: string) => removeConsent(tx, playerId)
