import { type Db, prepared, type Tx } from '@andon/platform/sql'
import type { Kind } from './domain/kinds.ts'

export interface EntryName {
  readonly kind: Kind
  /** Empty: of every brand. */
  readonly brand: string
  readonly slug: string
}

export interface StoredRevision {
  readonly part: string
  readonly number: number
  readonly origin: string
  readonly savedBy: string
  readonly savedAt: Temporal.Instant
  readonly submittedBy: string | null
  readonly submittedAt: Temporal.Instant | null
  readonly approvedBy: string | null
  readonly approvedAt: Temporal.Instant | null
  readonly publishAt: Temporal.Instant | null
  readonly retiredBy: string | null
  readonly retireAt: Temporal.Instant | null
}

const columns = `part, number, origin, saved_by as "savedBy", saved_at as "savedAt", submitted_by as "submittedBy", submitted_at as "submittedAt",
  approved_by as "approvedBy", approved_at as "approvedAt", publish_at as "publishAt", retired_by as "retiredBy", retire_at as "retireAt"`

/** Tells every node that what is shown has changed, or will. */
export async function bumpVersion(tx: Tx): Promise<void> {
  await tx.query('update content.version set version = version + 1')
}

const versionSql = prepared('select version, clock_timestamp() as at from content.version')
/** With the time of the database. */
export async function readVersion(db: Db | Tx): Promise<{ version: number; at: Temporal.Instant }> {
  const [row] = await db.query<{ version: number; at: Temporal.Instant | null }>(versionSql)
  if (!row?.at) throw new Error('content.version has one row')
  return { version: row.version, at: row.at }
}

/** One server at a time takes in its files. */
export async function lockVersion(tx: Tx): Promise<void> {
  await tx.query('select version from content.version for update')
}

export interface ShownRow extends EntryName {
  readonly part: string
  readonly number: number
  readonly source: string
  readonly publishAt: Temporal.Instant | null
  readonly retireAt: Temporal.Instant | null
}

/** All revisions whose text has these words, with their entries. */
export const revisionsWith = (
  db: Db | Tx,
  words: string,
): Promise<(EntryName & { entryId: number; part: string; number: number; source: string })[]> =>
  db.query<EntryName & { entryId: number; part: string; number: number; source: string }>(
    `select kind, brand, slug, entry_id as "entryId", part, number, source from content.revisions join content.entries on id = entry_id
     where position($1 in source) > 0 order by kind, slug, brand, part, number desc`,
    [words],
  )

/** Approved revisions that are shown at `now` or later: none that a later one has replaced. */
export const shownRows = (db: Db | Tx, now: Temporal.Instant): Promise<ShownRow[]> =>
  db.query<ShownRow>(
    `select kind, brand, slug, part, number, source, publish_at as "publishAt", retire_at as "retireAt"
     from content.revisions as shown join content.entries on id = entry_id
     where publish_at is not null and (retire_at is null or retire_at > publish_at and retire_at > $1::timestamptz)
       and not exists (select from content.revisions as later where later.entry_id = shown.entry_id and later.part = shown.part
         and (later.publish_at, later.number) > (shown.publish_at, shown.number) and later.publish_at <= $1::timestamptz
         and (later.retire_at is null or later.retire_at > later.publish_at))
     order by kind, slug, brand, part, publish_at, number`,
    [now.toString()],
  )

export interface NewestRow extends EntryName {
  readonly part: string
  readonly number: number
  readonly source: string
  readonly origin: string
  /** True if staff have saved or retired a revision of the chain. */
  readonly isOfStaff: boolean
  /** Hashes of all texts of the chain. */
  readonly hashes: readonly string[]
  readonly isRetired: boolean
}

/** The newest revision of every chain. */
export const newestOfAll = (tx: Tx): Promise<NewestRow[]> =>
  tx.query<NewestRow>(
    `select distinct on (entry_id, part) kind, brand, slug, part, number, source, origin, retire_at is not null as "isRetired",
       exists (select from content.revisions as other where other.entry_id = newest.entry_id and other.part = newest.part
         and (other.origin = 'staff' or other.retired_by not like 'files:%')) as "isOfStaff",
       array(select md5(other.source) from content.revisions as other where other.entry_id = newest.entry_id and other.part = newest.part) as hashes
     from content.revisions as newest join content.entries on id = entry_id order by entry_id, part, number desc`,
  )

/** The id of an entry; it is added if there is none of this name. Locked. */
export async function lockOrAddEntry(tx: Tx, { kind, brand, slug }: EntryName): Promise<number> {
  await tx.query('insert into content.entries (kind, brand, slug) values ($1, $2, $3) on conflict do nothing', [
    kind,
    brand,
    slug,
  ])
  const id = await lockEntry(tx, { kind, brand, slug })
  if (id === null) throw new Error(`${kind}/${slug} was added and is gone`)
  return id
}

export async function lockEntry(tx: Tx, { kind, brand, slug }: EntryName): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>(
    'select id from content.entries where kind = $1 and brand = $2 and slug = $3 for no key update',
    [kind, brand, slug],
  )
  return row?.id ?? null
}

export async function findEntry(db: Db | Tx, { kind, brand, slug }: EntryName): Promise<number | null> {
  const [row] = await db.query<{ id: number }>(
    'select id from content.entries where kind = $1 and brand = $2 and slug = $3',
    [kind, brand, slug],
  )
  return row?.id ?? null
}

export async function countEntries(tx: Tx, kind: Kind): Promise<number> {
  const [row] = await tx.query<{ entries: number }>(
    'select count(*)::int as entries from content.entries where kind = $1',
    [kind],
  )
  return row?.entries ?? 0
}

/** All revisions of a chain, newest first, without their texts. */
export const chainOf = (db: Db | Tx, { entryId, part }: { entryId: number; part: string }): Promise<StoredRevision[]> =>
  db.query<StoredRevision>(
    `select ${columns} from content.revisions where entry_id = $1 and part = $2 order by number desc`,
    [entryId, part],
  )

/** All revisions of an entry, newest first. */
export const revisionsOf = (db: Db | Tx, entryId: number): Promise<StoredRevision[]> =>
  db.query<StoredRevision>(
    `select ${columns} from content.revisions where entry_id = $1 order by saved_at desc, part, number desc`,
    [entryId],
  )

/** All revisions of a kind that no later draft replaces. */
export const revisionsOfKind = (
  db: Db | Tx,
  kind: Kind,
): Promise<(StoredRevision & { slug: string; brand: string })[]> =>
  db.query<StoredRevision & { slug: string; brand: string }>(
    `select slug, brand, ${columns} from content.revisions as one join content.entries on id = entry_id
     where kind = $1 and (publish_at is not null or number = (select max(number) from content.revisions as other where other.entry_id = one.entry_id and other.part = one.part))
     order by slug, brand, part, number desc`,
    [kind],
  )

export async function sourceOf(
  db: Db | Tx,
  { entryId, part, number }: { entryId: number; part: string; number: number },
): Promise<string | null> {
  const [row] = await db.query<{ source: string }>(
    'select source from content.revisions where entry_id = $1 and part = $2 and number = $3',
    [entryId, part, number],
  )
  return row?.source ?? null
}

interface NewRevision {
  readonly entryId: number
  readonly part: string
  readonly number: number
  readonly source: string
  readonly origin: string
  readonly by: string
  readonly at: Temporal.Instant
}

export async function insertRevision(tx: Tx, { entryId, part, number, source, origin, by, at }: NewRevision) {
  await tx.query(
    `insert into content.revisions (entry_id, part, number, source, origin, saved_by, saved_at)
     values ($1, $2, $3, $4, $5, $6, $7::timestamptz)`,
    [entryId, part, number, source, origin, by, at.toString()],
  )
}

interface Step {
  readonly entryId: number
  readonly part: string
  readonly number: number
  readonly by: string
  readonly at: Temporal.Instant
}

export async function markSubmitted(tx: Tx, { entryId, part, number, by, at }: Step): Promise<void> {
  await tx.query(
    'update content.revisions set submitted_by = $4, submitted_at = $5::timestamptz where entry_id = $1 and part = $2 and number = $3',
    [entryId, part, number, by, at.toString()],
  )
}

export async function markApproved(
  tx: Tx,
  { entryId, part, number, by, at, publishAt }: Step & { publishAt: Temporal.Instant },
): Promise<void> {
  await tx.query(
    `update content.revisions set approved_by = $4, approved_at = $5::timestamptz, publish_at = $6::timestamptz
     where entry_id = $1 and part = $2 and number = $3`,
    [entryId, part, number, by, at.toString(), publishAt.toString()],
  )
}

export async function markRetired(
  tx: Tx,
  { entryId, part, number, by, at, retireAt }: Step & { retireAt: Temporal.Instant },
): Promise<void> {
  await tx.query(
    `update content.revisions set retired_by = $4, retired_at = $5::timestamptz, retire_at = $6::timestamptz
     where entry_id = $1 and part = $2 and number = $3`,
    [entryId, part, number, by, at.toString(), retireAt.toString()],
  )
}

/** Adds revisions that are published at once, and their entries. Who saved them is `files:<origin>`. */
export async function insertPublished(
  tx: Tx,
  files: readonly (EntryName & { part: string; number: number; source: string; origin: string })[],
  now: Temporal.Instant,
): Promise<void> {
  const names = [files.map(({ kind }) => kind), files.map(({ brand }) => brand), files.map(({ slug }) => slug)]
  await tx.query(
    `insert into content.entries (kind, brand, slug) select distinct kind, brand, slug
     from unnest($1::text[], $2::text[], $3::text[]) as named (kind, brand, slug) on conflict do nothing`,
    names,
  )
  await tx.query(
    `insert into content.revisions (entry_id, part, number, source, origin, saved_by, saved_at, approved_by, approved_at, publish_at)
     select id, part, number, source, origin, 'files:' || origin, $8::timestamptz, 'files:' || origin, $8::timestamptz, $8::timestamptz
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::text[], $7::text[])
       as file (kind, brand, slug, part, number, source, origin) join content.entries using (kind, brand, slug)`,
    [
      ...names,
      files.map(({ part }) => part),
      files.map(({ number }) => number),
      files.map(({ source }) => source),
      files.map(({ origin }) => origin),
      now.toString(),
    ],
  )
}
