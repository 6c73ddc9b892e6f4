import type { Channel } from '@andon/platform/messages'
import type { Tx } from '@andon/platform/sql'
import type { FoldedNames, Player } from './players.ts'

/** The details that a player may change. */
export type Details = Pick<
  Player,
  | 'firstName'
  | 'lastName'
  | 'lastNameKana'
  | 'firstNameKana'
  | 'email'
  | 'areaCode'
  | 'phone'
  | 'postalCode'
  | 'prefecture'
  | 'city'
  | 'address1'
  | 'language'
  | 'subscribeEmail'
  | 'subscribeSms'
>

/** Serializes changes to one player until the transaction ends. */
export async function lockPlayerRow(tx: Tx, playerId: string): Promise<void> {
  await tx.query(`select from identity.players where id = $1 for no key update`, [playerId])
}

/** Throws PostgreSQL's unique violation if another player has one of the folded values. */
export async function updateDetails(
  tx: Tx,
  {
    playerId,
    details,
    folded,
    unproven,
  }: {
    playerId: string
    details: Details
    folded: Pick<FoldedNames, 'email' | 'phone'>
    unproven: readonly Channel[]
  },
): Promise<void> {
  const { email, areaCode, phone, postalCode, city, address1, language, subscribeEmail, subscribeSms } = details
  await tx.query(
    `update identity.players set first_name = $2, last_name = $3, email = $4, email_folded = $5, area_code = $6, phone = $7,
       phone_folded = $8, postal_code = $9, city = $10, address1 = $11, language = $12, subscribe_email = $13, subscribe_sms = $14,
       email_verified_at = case when 'email' = any($15) then null else email_verified_at end,
       phone_verified_at = case when 'sms' = any($15) then null else phone_verified_at end,
       last_name_kana = $16, first_name_kana = $17, prefecture = $18
     where id = $1`,
    [
      ...[playerId, details.firstName, details.lastName, email, folded.email, areaCode, phone, folded.phone],
      ...[postalCode, city, address1, language, subscribeEmail, subscribeSms, unproven],
      ...[details.lastNameKana, details.firstNameKana, details.prefecture],
    ],
  )
}

/** Withdraws the consent to marketing; returns the channels that had consent. */
export async function endSubscriptions(tx: Tx, playerId: string): Promise<Channel[]> {
  const [before] = await tx.query<{ email: boolean; sms: boolean }>(
    `with before as (select id, subscribe_email, subscribe_sms from identity.players where id = $1 for no key update)
     update identity.players set subscribe_email = false, subscribe_sms = false from before where players.id = before.id
     returning before.subscribe_email as email, before.subscribe_sms as sms`,
    [playerId],
  )
  return (['email', 'sms'] as const).filter((channel) => before?.[channel])
}

/** A code sent to the old address or number must not verify the new one. */
export async function removeChannelCodes(
  tx: Tx,
  { playerId, channel }: { playerId: string; channel: Channel },
): Promise<void> {
  await tx.query(`delete from identity.channel_codes where player_id = $1 and channel = $2`, [playerId, channel])
}
