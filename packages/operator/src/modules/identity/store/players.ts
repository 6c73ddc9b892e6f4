import type { Language } from '@andon/contract/languages'
import type { Currency } from '@andon/money'
import type { Channel } from '@andon/platform/messages'
import { type Db, prepared, type Tx } from '@andon/platform/sql'

/** A registered player, as seen by other modules. */
export interface Player {
  readonly id: string
  readonly email: string
  readonly nickname: string
  readonly firstName: string
  readonly lastName: string
  /** Readings of the names in full-width katakana; empty if not given. */
  readonly lastNameKana: string
  readonly firstNameKana: string
  /** `YYYY-MM-DD` */
  readonly dateOfBirth: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly areaCode: string
  readonly phone: string
  readonly postalCode: string
  /** Prefecture, state or province; empty if there is none. */
  readonly prefecture: string
  readonly city: string
  readonly address1: string
  readonly currency: Currency
  readonly language: Language
  /** Code of the site where the player registered. */
  readonly site: string
  readonly subscribeEmail: boolean
  readonly subscribeSms: boolean
  readonly verifiedChannels: readonly Channel[]
  /** Details reported by the bank of a pay-and-play player, who has no password; null for other players. */
  readonly payAndPlay: Readonly<Record<string, string>> | null
  readonly createdAt: Temporal.Instant
}

export type NewPlayer = Omit<Player, 'verifiedChannels' | 'payAndPlay'>

export interface Acquisition {
  readonly trackerId: string | null
  readonly bannerId: string | null
  readonly affiliateId: string | null
  readonly bTag: string | null
  readonly referral: string | null
}

export async function insertPlayer(tx: Tx, player: NewPlayer): Promise<void> {
  await tx.query(
    `insert into identity.players (id, email, nickname, first_name, last_name, first_name_kana, last_name_kana, date_of_birth, country, area_code,
       phone, postal_code, prefecture, city, address1, currency, language, site, subscribe_email, subscribe_sms, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)`,
    [
      ...[player.id, player.email, player.nickname],
      ...[player.firstName, player.lastName, player.firstNameKana, player.lastNameKana],
      ...[player.dateOfBirth, player.country, player.areaCode, player.phone],
      ...[player.postalCode, player.prefecture, player.city, player.address1],
      ...[player.currency, player.language, player.site],
      ...[player.subscribeEmail, player.subscribeSms, player.createdAt.toString()],
    ],
  )
}

export async function insertAcquisition(
  tx: Tx,
  { playerId, at, ...from }: Acquisition & { playerId: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query(
    `insert into identity.acquisitions (player_id, tracker_id, banner_id, affiliate_id, btag, referral, at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [playerId, from.trackerId, from.bannerId, from.affiliateId, from.bTag, from.referral, at.toString()],
  )
}

/** Player fields that other modules read in batches. */
export type PlayerFacts = Pick<Player, 'nickname' | 'site' | 'currency' | 'language' | 'country' | 'dateOfBirth'>

const factsSql = prepared(`select id, nickname, site, currency, language, country, date_of_birth as "dateOfBirth"
     from unnest($1::text[]) as asked (id) join identity.players using (id)`)

export async function factsByIds(executor: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, PlayerFacts>> {
  if (ids.length === 0) return new Map()
  const rows = await executor.query<PlayerFacts & { id: string }>(factsSql, [ids])
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}

type PlayerRow = Omit<Player, 'verifiedChannels'> & { readonly emailVerified: boolean; readonly phoneVerified: boolean }

export async function playerById(executor: Db | Tx, id: string): Promise<Player | null> {
  const [row] = await executor.query<PlayerRow>(
    `select id, email, nickname, first_name as "firstName", last_name as "lastName", last_name_kana as "lastNameKana",
       first_name_kana as "firstNameKana", date_of_birth as "dateOfBirth", country, area_code as "areaCode", phone,
       postal_code as "postalCode", prefecture, city, address1, currency, language, site, subscribe_email as "subscribeEmail",
       subscribe_sms as "subscribeSms", email_verified_at is not null as "emailVerified",
       phone_verified_at is not null as "phoneVerified", pay_and_play as "payAndPlay", created_at as "createdAt"
     from identity.players where id = $1`,
    [id],
  )
  if (!row) return null
  const { emailVerified, phoneVerified, ...player } = row
  return {
    ...player,
    verifiedChannels: [...(emailVerified ? (['email'] as const) : []), ...(phoneVerified ? (['sms'] as const) : [])],
  }
}

export async function playerIdsAfter(
  executor: Db | Tx,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(
    'select id from identity.players where id > $1 order by id limit $2',
    [after, limit],
  )
  return rows.map(({ id }) => id)
}

/** The players with this end of an id: one at most. */
export function playersByReference(
  executor: Db | Tx,
  end: string,
): Promise<{ id: string; site: string; nickname: string }[]> {
  return executor.query(
    `select id, site, nickname from identity.directory join identity.players on id = player_id
     where kind = 'reference' and value = $1`,
    [end],
  )
}

export async function setVerified(
  tx: Tx,
  { playerId, channel, at }: { playerId: string; channel: Channel; at: Temporal.Instant },
): Promise<void> {
  const column = channel === 'email' ? 'email_verified_at' : 'phone_verified_at'
  await tx.query(`update identity.players set ${column} = $2 where id = $1 and ${column} is null`, [
    playerId,
    at.toString(),
  ])
}
