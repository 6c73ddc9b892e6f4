import type { SwitchableTopic } from '@andon/contract/player-api/notices'
import type { Db, Tx } from '@andon/platform/sql'
import type { QuietHours } from '../domain/quiet-hours.ts'

export interface Preferences {
  readonly mailOff: readonly string[]
  readonly quiet: QuietHours | null
}

interface Row {
  readonly mail_off: string[]
  readonly quiet_from: string | null
  readonly quiet_until: string | null
  readonly time_zone: string | null
}

export async function preferencesOf(executor: Db | Tx, playerId: string): Promise<Preferences> {
  const [row] = await executor.query<Row>(
    'select mail_off, quiet_from, quiet_until, time_zone from notices.preferences where player_id = $1',
    [playerId],
  )
  const { mail_off: mailOff = [], quiet_from: from, quiet_until: until, time_zone: timeZone } = row ?? {}
  return { mailOff, quiet: from && until && timeZone ? { from, until, timeZone } : null }
}

/** Locks the player's preferences until the end of the transaction. */
export async function lockPreferences(tx: Tx, playerId: string): Promise<Preferences> {
  await tx.query(
    `insert into notices.preferences (player_id) values ($1)
     on conflict (player_id) do update set mail_off = preferences.mail_off`,
    [playerId],
  )
  return preferencesOf(tx, playerId)
}

export async function savePreferences(
  tx: Tx,
  { playerId, mailOff, quiet }: { playerId: string; mailOff: readonly SwitchableTopic[]; quiet: QuietHours | null },
): Promise<void> {
  await tx.query(
    `update notices.preferences set mail_off = $2, quiet_from = $3, quiet_until = $4, time_zone = $5
      where player_id = $1`,
    [playerId, mailOff, quiet?.from ?? null, quiet?.until ?? null, quiet?.timeZone ?? null],
  )
}
