import type { Db, Tx } from '@andon/platform/sql'

/** What the catalogue asks about players; the composition passes it in. */
export interface PlayerLookups {
  /** Minutes between reality checks of a player. */
  realityMinutesOf(executor: Db | Tx, player: { playerId: string; country: string }): Promise<number>
  /** `locked`: may neither play nor deposit now. */
  playersByIds(
    executor: Db | Tx,
    playerIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly country: string; readonly locked: boolean }>>
}
