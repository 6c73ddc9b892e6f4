import type { Objects } from '@andon/platform/objects'
import type { Db } from '@andon/platform/sql'
import { isCopy } from './picture-store.ts'

const mostKeptBytes = 32 * 1024 * 1024
const nameForm = /^[\da-f]{40}\.(avif|webp)$/

export interface Copy {
  readonly bytes: Buffer
  readonly mediaType: string
}

/**
 * Reads copies for players: those of late from memory, others from the storage. Null for a name that no copy has; the storage is not asked for those, so that
 * guessed names cost one look into an index. Refuses UNAVAILABLE while the storage does not answer.
 */
export function createCopyReader({
  db,
  objects,
  hasCopy,
}: {
  db: Db
  objects: Objects
  /** True if this node knows the copy: one that another node has stored a moment ago is in the database alone. */
  hasCopy(name: string): boolean
}): (name: string) => Promise<Copy | null> {
  const kept = new Map<string, Buffer>()
  let keptBytes = 0

  function keep(name: string, bytes: Buffer): void {
    if (kept.has(name)) return
    kept.set(name, bytes)
    keptBytes += bytes.byteLength
    for (const [oldest, { byteLength }] of kept) {
      if (keptBytes <= mostKeptBytes) return
      kept.delete(oldest)
      keptBytes -= byteLength
    }
  }

  return async (name) => {
    const format = nameForm.exec(name)?.[1]
    if (format === undefined) return null
    const mediaType = `image/${format}`
    const before = kept.get(name)
    if (before) {
      kept.delete(name) // and to the end: the first is the one that goes
      kept.set(name, before)
      return { bytes: before, mediaType }
    }
    if (!hasCopy(name) && !(await isCopy(db, name))) return null
    const bytes = await objects.read(name)
    if (bytes === null) return null
    keep(name, bytes)
    return { bytes, mediaType }
  }
}
