import type { Identity } from '@andon/operator/identity'

type Executor = Parameters<Identity['playersByIds']>[0]

/** The country of a player; undefined for one that is not known. */
export const countryOfPlayer = (identity: Identity) => async (executor: Executor, playerId: string) =>
  (await identity.playersByIds(executor, [playerId])).get(playerId)?.country
