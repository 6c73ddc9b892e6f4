import { createHash } from 'node:crypto'
import { CannotStart } from '@andon/platform/config'
import type { Tx } from '@andon/platform/sql'
import { picturesIn } from './domain/kinds.ts'
import type { FilePart } from './files.ts'
import { usableAmong } from './pictures/picture-store.ts'
import * as store from './store.ts'

/**
 * Takes the files into the store, as published revisions; returns how many parts have changed. What staff have saved or retired stays as it is. A shipped text that the chain
 * had before is one of an older release, which may run beside this one. What is no longer in the installation's folder goes back to what ships, or is retired.
 */
export async function syncFiles(
  tx: Tx,
  { files, now }: { files: readonly FilePart[]; now: Temporal.Instant },
): Promise<number> {
  await store.lockVersion(tx)
  const newest = new Map((await store.newestOfAll(tx)).map((row) => [nameOf(row), row]))
  const news = files.flatMap((file) => {
    const before = newest.get(nameOf(file))
    newest.delete(nameOf(file))
    return before && !isNews(file, before) ? [] : [{ ...file, number: (before?.number ?? 0) + 1 }]
  })
  await checkFiles(tx, news)
  const gone = [...newest.values()].filter((left) => left.origin === 'folder' && !left.isOfStaff && !left.isRetired)
  for (const left of gone) {
    const entryId = await store.lockOrAddEntry(tx, left)
    await store.markRetired(tx, { ...left, entryId, by: 'files:folder', at: now, retireAt: now })
  }
  if (news.length > 0) await store.insertPublished(tx, news, now)
  if (news.length + gone.length > 0) await store.bumpVersion(tx)
  return news.length + gone.length
}

/** Throws for a file that names a picture which is not uploaded, so that the server does not start with an empty place on a page. */
async function checkFiles(tx: Tx, files: readonly FilePart[]): Promise<void> {
  const named = files.flatMap((file) => picturesIn(file.kind, file).map((picture) => ({ file, picture })))
  if (named.length === 0) return
  const usable = new Set(
    await usableAmong(
      tx,
      named.map(({ picture }) => picture),
    ),
  )
  const wrong = named.find(({ picture }) => !usable.has(picture))
  if (wrong)
    throw new CannotStart(
      `${nameOf(wrong.file)} names the picture ${wrong.picture}, which is not uploaded: start without it, and upload it with "operator content picture add"`,
    )
}

const nameOf = ({ kind, brand, slug, part }: store.EntryName & { part: string }) => `${kind}/${brand}/${slug}/${part}`

function isNews({ source, origin }: FilePart, before: store.NewestRow): boolean {
  if (before.isOfStaff) return false
  if (before.isRetired) return origin === 'folder' || before.origin === 'folder'
  if (before.source === source) return false
  const md5 = createHash('md5').update(source).digest('hex') // compares texts, protects nothing
  return origin === 'folder' || before.origin === 'folder' || !before.hashes.includes(md5)
}
