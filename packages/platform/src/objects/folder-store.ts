import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Store } from './index.ts'

/**
 * A folder that all nodes mount. A file gets its name when all of its bytes are on disk, so that no node reads half of one. Two calls at once leave half of
 * Node's threads to other work when the folder hangs.
 */
export function folderStore(folder: string): Store {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name)
  return {
    atOnce: 2,
    put: async (name, bytes) => {
      const path = pathOf(name)
      if (await isWhole(path, bytes.byteLength)) return
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const unfinished = `${path}.${randomUUID()}`
      try {
        const file = await open(unfinished, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined) // the first error is the one to tell
        throw error
      }
    },
    read: (name) =>
      readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      }),
  }
}

const isWhole = (path: string, bytes: number): Promise<boolean> =>
  stat(path).then(
    ({ size }) => size === bytes,
    () => false,
  )
