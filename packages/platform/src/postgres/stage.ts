import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, chmod, chown, cp, mkdir, realpath, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart } from '../config/cannot-start.ts'
import { type Identity, programs, reaches } from './programs.ts'
import type { Runner } from './runner.ts'

const user = 'andon-postgres'
const root = '/var/lib/andon'

/**
 * The last resort of a server that runs as root: a system user for the database. What that user cannot reach below the application's own
 * folder, binaries or data, is kept in /var/lib/andon instead; the data directory then holds a link to it.
 */
export async function stage({ binaries, dataDir }: { binaries: string; dataDir: string }): Promise<Runner> {
  const owner = systemUser()
  if (reaches(owner, { binaries, dataDir })) {
    await chown(dataDir, owner.uid, owner.gid)
    return { cluster: join(dataDir, 'cluster'), owner, run: programs(binaries, { identity: owner }) }
  }
  await mkdir(root, { recursive: true, mode: 0o755 })
  const staged = join(root, `postgres-${fingerprint(binaries)}`)
  if (!(await exists(staged))) await copyWhole(binaries, staged)
  const data = join(root, `data-${fingerprint(await realpath(dataDir))}`)
  await mkdir(data, { recursive: true, mode: 0o700 })
  await chown(data, owner.uid, owner.gid)
  await symlink(data, join(dataDir, 'staged')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return { cluster: join(data, 'cluster'), owner, run: programs(staged, { identity: owner }) }
}

function systemUser(): Identity {
  const found = lookUp()
  if (found) return found
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', user])
  const made = lookUp()
  if (made) return made
  throw new CannotStart(
    `PostgreSQL does not run as root, and neither a user namespace nor a system user can be made here: start Andon as an ordinary user, ` +
      `or set DATABASE_URL to a PostgreSQL of your own`,
  )
}

function lookUp(): Identity | undefined {
  const uid = spawnSync('id', ['-u', user], { encoding: 'utf8' })
  const gid = spawnSync('id', ['-g', user], { encoding: 'utf8' })
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined
}

async function copyWhole(from: string, to: string): Promise<void> {
  const draft = `${to}.new-${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await cp(from, draft, { recursive: true, verbatimSymlinks: true })
  await chmod(draft, 0o755)
  await rename(draft, to)
}

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
