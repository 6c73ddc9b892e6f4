import { assert, type Db } from '@andon/platform/sql'

/** Takes one of `limit` places of the window atomically. The window starts when its first place is taken. */
export async function takeThrottle(
  db: Db,
  { key, limit, windowSeconds, now }: { key: Buffer; limit: number; windowSeconds: number; now: Temporal.Instant },
): Promise<{ taken: boolean; resetsAt: Temporal.Instant }> {
  const resetsAt = now.add({ seconds: windowSeconds })
  const [taken] = await db.query<{ resets_at: Temporal.Instant }>(
    `insert into identity.throttles as t (key, taken, resets_at) values ($1, 1, $2)
     on conflict (key) do update set
       taken = case when t.resets_at <= $3 then 1 else t.taken + 1 end,
       resets_at = case when t.resets_at <= $3 then excluded.resets_at else t.resets_at end
     where t.resets_at <= $3 or t.taken < $4
     returning resets_at`,
    [key, resetsAt.toString(), now.toString(), limit],
  )
  if (taken) return { taken: true, resetsAt: taken.resets_at }
  const [full] = await db.query<{ resets_at: Temporal.Instant }>(
    `select resets_at from identity.throttles where key = $1`,
    [key],
  )
  assert(full || limit > 0, 'a limit is at least one')
  return { taken: false, resetsAt: full?.resets_at ?? now } // the window was deleted in the meantime: retry at once
}

export async function giveBackThrottle(db: Db, key: Buffer): Promise<void> {
  await db.query(`update identity.throttles set taken = taken - 1 where key = $1 and taken > 0`, [key])
}

export async function forgetThrottle(db: Db, key: Buffer): Promise<void> {
  await db.query(`delete from identity.throttles where key = $1`, [key])
}
