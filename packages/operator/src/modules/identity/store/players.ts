import type { Language } from '@andon/contract/languages'
import type { Currency } from '@andon/money'
import type { Channel } from '@andon/platform/messages'
import { type Db, prepared, type Tx, tables } from '@andon/platform/sql'

interface PlayerRow {
  id: string
  email: string
  nickname: string
  email_folded: string
  nickname_folded: string
  phone_folded: string
  first_name: string
  last_name: string
  last_name_kana: string
  first_name_kana: string
  date_of_birth: string
  country: string
  area_code: string
  phone: string
  postal_code: string
  prefecture: string
  city: string
  address1: string
  currency: Currency
  language: Language
  site: string
  subscribe_email: boolean
  subscribe_sms: boolean
  email_verified_at: Temporal.Instant | string | null
  phone_verified_at: Temporal.Instant | string | null
  pay_and_play: Readonly<Record<string, string>> | null
  created_at: Temporal.Instant | string
}

interface PlayerTables {
  'identity.players': PlayerRow
  'identity.acquisitions': {
    player_id: string
    tracker_id: string | null
    banner_id: string | null
    affiliate_id: string | null
    btag: string | null
    referral: string | null
    at: string
  }
}

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
export interface FoldedNames {
  readonly email: string
  readonly nickname: string
  readonly phone: string
}

export interface Acquisition {
  readonly trackerId: string | null
  readonly bannerId: string | null
  readonly affiliateId: string | null
  readonly bTag: string | null
  readonly referral: string | null
}

/** Throws PostgreSQL's unique violation if another player has one of the folded values. */
export async function insertPlayer(tx: Tx, player: NewPlayer, folded: FoldedNames): Promise<void> {
  const { id, email, nickname, country, phone, prefecture, city, address1, currency, language, site } = player
  const row: PlayerRow = {
    ...{ id, email, nickname, country, phone, prefecture, city, address1, currency, language, site },
    email_folded: folded.email,
    nickname_folded: folded.nickname,
    phone_folded: folded.phone,
    first_name: player.firstName,
    last_name: player.lastName,
    last_name_kana: player.lastNameKana,
    first_name_kana: player.firstNameKana,
    date_of_birth: player.dateOfBirth,
    area_code: player.areaCode,
    postal_code: player.postalCode,
    subscribe_email: player.subscribeEmail,
    subscribe_sms: player.subscribeSms,
    email_verified_at: null,
    phone_verified_at: null,
    pay_and_play: null,
    created_at: player.createdAt.toString(),
  }
  await tables<PlayerTables>(tx).insertInto('identity.players').values(row).execute()
}

export async function insertAcquisition(
  tx: Tx,
  { playerId, at, ...from }: Acquisition & { playerId: string; at: Temporal.Instant },
): Promise<void> {
  await tables<PlayerTables>(tx)
    .insertInto('identity.acquisitions')
    .values({
      player_id: playerId,
      tracker_id: from.trackerId,
      banner_id: from.bannerId,
      affiliate_id: from.affiliateId,
      btag: from.bTag,
      referral: from.referral,
      at: at.toString(),
    })
    .execute()
}

/** Player fields that other modules read in batches. */
export type PlayerFacts = Pick<Player, 'nickname' | 'currency' | 'language' | 'country' | 'dateOfBirth'>

const factsSql = prepared(`select id, nickname, currency, language, country, date_of_birth as "dateOfBirth"
     from identity.players where id = any($1)`)

export async function factsByIds(executor: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, PlayerFacts>> {
  if (ids.length === 0) return new Map()
  const rows = await executor.query<PlayerFacts & { id: string }>(factsSql, [ids])
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}

export async function playerById(executor: Db | Tx, id: string): Promise<Player | null> {
  const row = await tables<PlayerTables>(executor)
    .selectFrom('identity.players')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? readPlayer(row) : null
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

/** The players with this end of an id: one at most, by a unique index. */
export function playersByReference(
  executor: Db | Tx,
  end: string,
): Promise<{ id: string; site: string; nickname: string }[]> {
  return executor.query('select id, site, nickname from identity.players where right(id, 8) = $1', [end])
}

/** The folded values that another player already has. */
export async function takenNames(
  executor: Db | Tx,
  { email, nickname, phone }: Partial<FoldedNames>,
): Promise<Record<keyof FoldedNames, boolean>> {
  const [row] = await executor.query<Record<keyof FoldedNames, boolean>>(
    `select exists (select from identity.players where email_folded = $1) as email,
            exists (select from identity.players where nickname_folded = $2) as nickname,
            exists (select from identity.players where phone_folded = $3) as phone`,
    [email ?? null, nickname ?? null, phone ?? null],
  )
  return row ?? { email: false, nickname: false, phone: false }
}

export async function setVerified(
  tx: Tx,
  { playerId, channel, at }: { playerId: string; channel: Channel; at: Temporal.Instant },
): Promise<void> {
  const column = channel === 'email' ? 'email_verified_at' : 'phone_verified_at'
  await tables<PlayerTables>(tx)
    .updateTable('identity.players')
    .set({ [column]: at.toString() })
    .where('id', '=', playerId)
    .where(column, 'is', null)
    .execute()
}

function readPlayer(row: PlayerRow): Player {
  const { id, email, nickname, country, phone, prefecture, city, address1, currency, language, site } = row
  return {
    ...{ id, email, nickname, country, phone, prefecture, city, address1, currency, language, site },
    firstName: row.first_name,
    lastName: row.last_name,
    lastNameKana: row.last_name_kana,
    firstNameKana: row.first_name_kana,
    dateOfBirth: row.date_of_birth,
    areaCode: row.area_code,
    postalCode: row.postal_code,
    subscribeEmail: row.subscribe_email,
    subscribeSms: row.subscribe_sms,
    verifiedChannels: [
      ...(row.email_verified_at === null ? [] : (['email'] as const)),
      ...(row.phone_verified_at === null ? [] : (['sms'] as const)),
    ],
    payAndPlay: row.pay_and_play,
    createdAt: Temporal.Instant.from(row.created_at),
  }
}
