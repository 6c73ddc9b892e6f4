import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Folders in a supplier's folder whose files count as its own. */
const inner = ['sheets']

/** Changes when a file in a subfolder is added, removed or written; empty if there is no such folder. */
export async function fingerprint(folder: string): Promise<string> {
  const lines = await Promise.all(
    (await namesIn(folder)).map(async (code) => {
      const listed = (path: string) => namesIn(path).catch(() => []) // its files cannot be read: a problem of this supplier alone
      const own = await listed(join(folder, code))
      const further = await Promise.all(
        inner.map(async (name) => (await listed(join(folder, code, name))).map((file) => join(name, file))),
      )
      const names = [...own, ...further.flat()]
      const files = await Promise.all(names.map((name) => stateOf(join(folder, code, name))))
      return [code, ...names.map((name, index) => `${name} ${files[index]}`)].join('\n')
    }),
  )
  return lines.join('\n\n')
}

async function stateOf(path: string): Promise<string> {
  const found = await stat(path).catch(() => null) // gone in the meantime
  return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : 'gone'
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw error
  })
  return names.sort()
}
