import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, chmod, cp, mkdir, mkdtemp, realpath, rename, rm, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CannotStart } from '@andon/platform/config'
import { type Identity, programs, reaches } from './programs.ts'
import type { Runner } from './runner.ts'

const user = 'andon-postgres'
const root = '/var/lib/andon'

/** Link in the data directory to where the cluster is kept instead. */
const linkName = 'staged'

/** Folders in which the embedded database below `dataDir` may keep its files: the first that exists is used. */
export function embeddedStorage(dataDir: string): string[] {
  return [join(dataDir, linkName), join(dataDir, 'cluster')]
}

export function isStaged(dataDir: string): Promise<boolean> {
  return exists(join(dataDir, linkName))
}

/**
 * The last resort of a server that runs as root: a system user for the database. What that user cannot reach, binaries or data, is kept in
 * /var/lib/andon instead; the data directory then holds a link to it.
 */
export async function stage({ binaries, dataDir }: { binaries: string; dataDir: string }): Promise<Runner> {
  const owner = systemUser()
  await mkdir(root, { recursive: true, mode: 0o755 })
  const run = programs(await reachableBinaries(owner, binaries), { identity: owner })
  const data = await reachableData(owner, dataDir)
  const { status } = spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, data])
  if (status !== 0) throw new CannotStart(`cannot give ${data} to the user ${user}, whom the database runs as`)
  return { cluster: join(data, 'cluster'), owner, run }
}

async function reachableBinaries(owner: Identity, binaries: string): Promise<string> {
  if (reaches(owner, join(binaries, 'bin', 'postgres'))) return binaries
  const copy = join(root, `postgres-${createHash('sha256').update(binaries).digest('hex').slice(0, 16)}`)
  if (!(await exists(copy))) await copyWhole(binaries, copy)
  return copy
}

async function reachableData(owner: Identity, dataDir: string): Promise<string> {
  const link = join(dataDir, linkName)
  if (await exists(link)) return realpath(link)
  if (reaches(owner, dirname(dataDir))) return dataDir
  if (await exists(join(dataDir, 'cluster')))
    throw new CannotStart(
      `the database in ${dataDir} was made by another user, and the database's own user cannot reach it there`,
    )
  const data = await mkdtemp(join(root, 'data-'))
  await symlink(data, link)
  return data
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

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
