import type { Db, Tx } from '@andon/platform/sql'

/** Where a registration came from: what the four cookies of affiliates held then. */
export interface Acquisition {
  readonly playerId: string
  readonly site: string
  readonly trackerId: string | null
  readonly bannerId: string | null
  readonly affiliateId: string | null
  readonly bTag: string | null
  readonly at: Temporal.Instant
}

/** Players who came with at least one of the four, in the order of their ids; `after` is the last of the page before. */
export async function acquisitions(
  executor: Db | Tx,
  { after, until, limit }: { after: string; until: Temporal.Instant; limit: number },
): Promise<Acquisition[]> {
  return executor.query<Acquisition>(
    `select a.player_id as "playerId", p.site, a.tracker_id as "trackerId", a.banner_id as "bannerId", a.affiliate_id as "affiliateId",
       a.btag as "bTag", a.at
     from identity.acquisitions a join identity.players p on p.id = a.player_id
     where coalesce(a.tracker_id, a.banner_id, a.affiliate_id, a.btag) is not null and a.player_id > $1 and a.at < $2
     order by a.player_id limit $3`,
    [after, until.toString(), limit],
  )
}
