import type { Tx } from '@andon/platform/sql'
import { fold } from '../domain/fold.ts'

/**
 * Links a player to a bank: stores the details that the bank reports, and removes the password and every link that could set one. Returns the
 * player's id, or null if no player has the e-mail address.
 */
export async function linkBank(
  tx: Tx,
  { email, details }: { email: string; details: Readonly<Record<string, string>> },
): Promise<string | null> {
  const [player] = await tx.query<{ id: string }>(
    `update identity.players set pay_and_play = $2 where email_folded = $1 returning id`,
    [fold(email), details],
  )
  if (!player) return null
  await tx.query(`delete from identity.tokens where player_id = $1 and purpose in ('reset_password', 'second_step')`, [
    player.id,
  ])
  await tx.query(`delete from identity.recovery_codes where player_id = $1`, [player.id])
  await tx.query(`delete from identity.second_steps where player_id = $1`, [player.id])
  await tx.query(`delete from identity.credentials where player_id = $1`, [player.id])
  return player.id
}
