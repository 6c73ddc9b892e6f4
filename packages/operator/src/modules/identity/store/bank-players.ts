import { fold } from '@andon/contract/folding/fold'
import type { Tx } from '@andon/platform/sql'
import { playerNamed } from './directory.ts'

/**
 * Links a player to a bank: stores the details that the bank reports, and removes the password and every link that could set one. Returns the
 * player's id, or null if no player has the e-mail address.
 */
export async function linkBank(
  tx: Tx,
  { email, details }: { email: string; details: Readonly<Record<string, string>> },
): Promise<string | null> {
  const playerId = await playerNamed(tx, 'email', fold(email))
  if (playerId === null) return null
  await tx.query('update identity.players set pay_and_play = $2 where id = $1', [playerId, details])
  await tx.query(`delete from identity.tokens where player_id = $1 and purpose in ('reset_password', 'second_step')`, [
    playerId,
  ])
  await tx.query(`delete from identity.recovery_codes where player_id = $1`, [playerId])
  await tx.query(`delete from identity.second_steps where player_id = $1`, [playerId])
  await tx.query(`delete from identity.credentials where player_id = $1`, [playerId])
  return playerId
}
