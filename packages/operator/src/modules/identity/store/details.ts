import type { Channel } from '@andon/platform/messages'
import type { Tx } from '@andon/platform/sql'
import type { Player } from './players.ts'

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

export async function updateDetails(
  tx: Tx,
  {
    playerId,
    details,
    unproven,
  }: {
    playerId: string
    details: Details
    unproven: readonly Channel[]
  },
): Promise<void> {
  const { email, areaCode, phone, postalCode, city, address1, language, subscribeEmail, subscribeSms } = details
  await tx.query(
    `update identity.players set first_name = $2, last_name = $3, email = $4, area_code = $5, phone = $6,
       postal_code = $7, city = $8, address1 = $9, language = $10, subscribe_email = $11, subscribe_sms = $12,
       email_verified_at = case when 'email' = any($13) then null else email_verified_at end,
       phone_verified_at = case when 'sms' = any($13) then null else phone_verified_at end,
       last_name_kana = $14, first_name_kana = $15, prefecture = $16
     where id = $1`,
    [
      ...[playerId, details.firstName, details.lastName, email, areaCode, phone],
      ...[postalCode, city, address1, language, subscribeEmail, subscribeSms, unproven],
      ...[details.lastNameKana, details.firstNameKana, details.prefecture],
    ],
  )
}

/** Withdraws the consent to marketing; returns the channels that had consent. */
export async function endSubscriptions(tx: Tx, playerId: string): Promise<Channel[]> {
  const [before] = await tx.query<{ email: boolean; sms: boolean }>(
    `with before as (select id, subscribe_email, subscribe_sms from identity.players where id = $1 for no key update)
     update identity.players set subscribe_email = false, subscribe_sms = false from before where players.id = $1
     returning before.subscribe_email as email, before.subscribe_sms as sms`,
    [playerId],
  )
  return (['email', 'sms'] as const).filter((channel) => before?.[channel])
}

/** Withdraws the consent to marketing by mail alone; false if there was none. */
export async function endMailSubscription(tx: Tx, playerId: string): Promise<boolean> {
  const rows = await tx.query<{ id: string }>(
    'update identity.players set subscribe_email = false where id = $1 and subscribe_email returning id',
    [playerId],
  )
  return rows.length > 0
}

/** A code sent to the old address or number must not verify the new one. */
export async function removeChannelCodes(
  tx: Tx,
  { playerId, channel }: { playerId: string; channel: Channel },
): Promise<void> {
  await tx.query(`delete from identity.channel_codes where player_id = $1 and channel = $2`, [playerId, channel])
}
