import { openAsBlob } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Refusal } from '@andon/contract'
import type { Random } from '../random/index.ts'
import { assert } from '../sql/index.ts'

/**
 * Uploaded files, outside every served folder, under random names. Several nodes share the folder. A file is safely on disk when the call that
 * writes it returns; the callers' tables record which files are in use.
 */
export interface Files {
  /** Keeps a copy under a new name. */
  put(content: Blob): Promise<string>
  newKey(): string
  /** Writes into a file at an offset; creates the file if it is missing. */
  writeAt(key: string, content: Blob, offset: number): Promise<void>
  open(key: string): Promise<Blob>
  remove(key: string): Promise<void>
  /** Keys of files last written before an instant, to find leftovers of a crash. */
  keysBefore(instant: Temporal.Instant): Promise<string[]>
}

export function createFiles({ folder, random }: { folder: string; random: Random }): Files {
  const newKey = () => random.bytes(16).toString('hex')
  const pathOf = (key: string) => {
    assert(/^[\da-f]{32}$/.test(key), 'a key is one of ours')
    return join(folder, key.slice(0, 2), key)
  }

  async function writeAt(key: string, content: Blob, offset: number): Promise<void> {
    const path = pathOf(key)
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const file = await openForWriting(path)
      try {
        let at = offset
        for await (const chunk of content.stream()) {
          await file.writev([chunk], at)
          at += chunk.byteLength
        }
        await file.sync()
      } finally {
        await file.close()
      }
    } catch (error) {
      throw isFull(error) ? new Refusal('UNAVAILABLE', { message: 'No room for files' }) : error
    }
  }

  return {
    newKey,
    writeAt,
    put: async (content) => {
      const key = newKey()
      await writeAt(key, content, 0).catch(async (error) => {
        await rm(pathOf(key), { force: true })
        throw error
      })
      return key
    },
    open: async (key) => openAsBlob(pathOf(key)),
    remove: async (key) => rm(pathOf(key), { force: true }),
    keysBefore: async (instant) => {
      const found: string[] = []
      for (const shelf of await readdir(folder).catch(() => [] as string[])) {
        if (!/^[\da-f]{2}$/.test(shelf)) continue
        for (const key of await readdir(join(folder, shelf))) {
          const { mtimeMs } = await stat(join(folder, shelf, key))
          if (mtimeMs < instant.epochMilliseconds) found.push(key)
        }
      }
      return found
    },
  }
}

/** For writing anywhere in it, without emptying what is there. */
async function openForWriting(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r+')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    return open(path, 'wx+', 0o600)
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

export {
  type BoundedText,
  jsonOf,
  readBounded,
  readBoundedSync,
  settingsBytesMax,
} from '@andon/contract/files/read-bounded'
