import type { Db, Tx } from '@andon/platform/sql'

/** Player data for the catalogue; the composition passes it in. */
export interface PlayerLookups {
  /** Minutes between reality checks of a player. */
  realityMinutesOf(executor: Db | Tx, player: { playerId: string; country: string }): Promise<number>
  /** The country of a caller who is not logged in, by network address and request headers; empty if unknown. */
  countryOf(address: string, header: (name: string) => string | undefined): string
  /** `locked`: cannot play or deposit now. */
  playersByIds(
    executor: Db | Tx,
    playerIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly country: string; readonly currency: string; readonly locked: boolean }>>
}
