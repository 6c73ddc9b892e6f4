import { glob } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { MigrationSet } from './migrate.ts'

/** Every module's migrations below the repository's `root`, platform first: a folder `migrations` belongs to the module it lies in. */
export async function findMigrations(root: string): Promise<MigrationSet[]> {
  const found: MigrationSet[] = []
  for await (const path of glob('packages/*/src/**/migrations', { cwd: root })) {
    const [, room = '', , ...below] = path.split(sep)
    found.push({ module: below.at(-2) ?? room, folder: join(root, path) })
  }
  const order = ({ module }: MigrationSet) => (module === 'platform' ? '' : module)
  return found.sort((one, other) => (order(one) < order(other) ? -1 : 1))
}
