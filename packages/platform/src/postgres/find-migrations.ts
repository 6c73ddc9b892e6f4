import { glob } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import type { MigrationSet } from '../sql/index.ts'

/** Every module's migrations below the repository's `root`: a folder `migrations` belongs to the module whose folder it is in; platform first. */
export async function findMigrations(root: string): Promise<MigrationSet[]> {
  const found: string[] = []
  for await (const folder of glob('packages/*/src/**/migrations', { cwd: root })) found.push(folder)
  const platform = `packages${sep}platform${sep}`
  const order = (folder: string) => `${folder.startsWith(platform) ? 0 : 1} ${folder}`
  return found
    .sort((a, b) => (order(a) < order(b) ? -1 : 1))
    .map((folder) => ({ module: basename(dirname(folder)), folder: join(root, folder) }))
}
