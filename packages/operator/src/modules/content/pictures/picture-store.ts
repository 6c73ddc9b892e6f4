import { type Db, prepared, type Tx } from '@andon/platform/sql'
import type { PictureFormat } from './draw-copies.ts'

export interface PictureRow {
  readonly name: string
  readonly altJa: string
  readonly altEn: string
  readonly focusX: number
  readonly focusY: number
  readonly hash: string
  readonly original: string
  readonly mediaType: string
  readonly width: number
  readonly height: number
  readonly placeholder: string | null
  readonly addedBy: string
  readonly addedAt: Temporal.Instant
  readonly retiredBy: string | null
  readonly retiredAt: Temporal.Instant | null
}

export interface CopyRow {
  readonly fileHash: string
  readonly format: PictureFormat
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly name: string
}

const columns = `name, alt_ja as "altJa", alt_en as "altEn", focus_x as "focusX", focus_y as "focusY", hash, original, media_type as "mediaType", width, height,
  placeholder, added_by as "addedBy", added_at as "addedAt", retired_by as "retiredBy", retired_at as "retiredAt"`

export const allPictures = (db: Db | Tx): Promise<PictureRow[]> =>
  db.query<PictureRow>(
    `select ${columns} from content.pictures join content.picture_files on hash = file_hash order by name`,
  )

/** Narrow to wide. */
export const allCopies = (db: Db | Tx): Promise<CopyRow[]> =>
  db.query<CopyRow>(
    'select file_hash as "fileHash", format, width, height, bytes, name from content.picture_copies order by file_hash, format, width',
  )

export async function findPicture(db: Db | Tx, name: string): Promise<PictureRow | undefined> {
  const [row] = await db.query<PictureRow>(
    `select ${columns} from content.pictures join content.picture_files on hash = file_hash where name = $1`,
    [name],
  )
  return row
}

/** Narrow to wide. */
export const copiesOf = (db: Db | Tx, hash: string): Promise<CopyRow[]> =>
  db.query<CopyRow>(
    `select file_hash as "fileHash", format, width, height, bytes, name from content.picture_copies
     where file_hash = $1 order by format, width`,
    [hash],
  )

/** Locks the picture: no text can come to name it until the transaction ends. */
export async function lockPicture(tx: Tx, name: string): Promise<void> {
  await tx.query('select name from content.pictures where name = $1 for update', [name])
}

/** Returns the names that may be used, and keeps these pictures from being retired until the transaction ends. */
export async function usableAmong(tx: Tx, names: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(
    'select name from content.pictures where name = any($1::text[]) and retired_at is null order by name for share',
    [names],
  )
  return rows.map(({ name }) => name)
}

const isCopySql = prepared('select exists (select from content.picture_copies where name = $1) as "isCopy"')
/** True if a copy of a picture has this name. */
export async function isCopy(db: Db, name: string): Promise<boolean> {
  const [row] = await db.query<{ isCopy: boolean }>(isCopySql, [name])
  return row?.isCopy === true
}

export async function isFileStored(db: Db | Tx, hash: string): Promise<boolean> {
  const [row] = await db.query<{ isStored: boolean }>(
    'select exists (select from content.picture_files where hash = $1) as "isStored"',
    [hash],
  )
  return row?.isStored === true
}

export async function countPictures(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ pictures: number }>('select count(*)::int as pictures from content.pictures')
  return row?.pictures ?? 0
}

export interface NewFile {
  readonly hash: string
  readonly original: string
  readonly mediaType: string
  readonly width: number
  readonly height: number
  readonly placeholder: string | null
  readonly copies: readonly Omit<CopyRow, 'fileHash'>[]
}

/** A file that another call has stored meanwhile stays as it is. */
export async function insertFile(tx: Tx, file: NewFile): Promise<void> {
  const { hash, original, mediaType, width, height, placeholder, copies } = file
  const added = await tx.query<{ hash: string }>(
    `insert into content.picture_files (hash, original, media_type, width, height, placeholder)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning hash`,
    [hash, original, mediaType, width, height, placeholder],
  )
  if (added.length === 0) return
  await tx.query(
    `insert into content.picture_copies (file_hash, format, width, height, bytes, name)
     select $1, format, width, height, bytes, name
     from unnest($2::text[], $3::int[], $4::int[], $5::int[], $6::text[]) as copy (format, width, height, bytes, name)`,
    [
      hash,
      copies.map(({ format }) => format),
      copies.map((copy) => copy.width),
      copies.map((copy) => copy.height),
      copies.map(({ bytes }) => bytes),
      copies.map(({ name }) => name),
    ],
  )
}

export interface Described {
  readonly name: string
  readonly altJa: string
  readonly altEn: string
  readonly focusX: number
  readonly focusY: number
}

/** Returns whether the name was free. */
export async function insertPicture(
  tx: Tx,
  { name, hash, altJa, altEn, focusX, focusY, by, at }: Described & { hash: string; by: string; at: Temporal.Instant },
): Promise<boolean> {
  const rows = await tx.query<{ name: string }>(
    `insert into content.pictures (name, file_hash, alt_ja, alt_en, focus_x, focus_y, added_by, added_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz) on conflict do nothing returning name`,
    [name, hash, altJa, altEn, focusX, focusY, by, at.toString()],
  )
  return rows.length > 0
}

/** Also brings a retired one back. */
export async function updatePicture(tx: Tx, { name, altJa, altEn, focusX, focusY }: Described): Promise<void> {
  await tx.query(
    `update content.pictures set alt_ja = $2, alt_en = $3, focus_x = $4, focus_y = $5, retired_by = null, retired_at = null
     where name = $1`,
    [name, altJa, altEn, focusX, focusY],
  )
}

export async function markPictureRetired(
  tx: Tx,
  { name, by, at }: { name: string; by: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query('update content.pictures set retired_by = $2, retired_at = $3::timestamptz where name = $1', [
    name,
    by,
    at.toString(),
  ])
}
