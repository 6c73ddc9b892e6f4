import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Changes when a file in a subfolder is added, removed or written; empty if there is no such folder. */
export async function fingerprint(folder: string): Promise<string> {
  const lines = await Promise.all(
    (await namesIn(folder)).map(async (code) => {
      const names = await namesIn(join(folder, code)).catch(() => []) // its files cannot be read: a problem of this supplier alone
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
