import { randomBytes } from 'node:crypto'
import { access, chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { CannotStart } from '@andon/platform/config'
import type { Log } from '@andon/platform/log'
import type { Runner } from './runner.ts'

const majorVersion = '18'

interface FirstBoot {
  readonly runner: Runner
  readonly dataDir: string
  readonly fsync: boolean
  readonly log: Log
}

/**
 * Creates the cluster if it is missing and returns the owner's password. It is created in a neighbouring folder and renamed when complete,
 * so that an interrupted first boot leaves nothing that looks like a database.
 */
export async function firstBoot({ runner, dataDir, fsync, log }: FirstBoot): Promise<string> {
  const passwordFile = join(dataDir, 'password')
  if (await exists(runner.cluster)) return readPassword(passwordFile)
  const parent = dirname(runner.cluster)
  for (const name of await readdir(parent))
    if (name.startsWith(`${basename(runner.cluster)}.new-`)) await rm(join(parent, name), { recursive: true })
  log.debug('first boot of the embedded database')
  const draft = `${runner.cluster}.new-${process.pid}`
  await mkdir(draft, { mode: 0o700 })
  const password = randomBytes(24).toString('base64url')
  const handover = join(draft, 'password') // inside, so that the user PostgreSQL runs as can read it
  await writeFile(handover, `${password}\n`, { mode: 0o600 })
  if (runner.owner) for (const path of [draft, handover]) await chown(path, runner.owner.uid, runner.owner.gid)
  await makeCluster({ runner, pgdata: join(draft, 'cluster'), handover, fsync })
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  await rename(join(draft, 'cluster'), runner.cluster)
  await rm(draft, { recursive: true })
  if (fsync) for (const folder of [dataDir, parent]) await syncFolder(folder)
  return password
}

/** PostgreSQL reads only files of its own major version: check first and report a mismatch in plain words. */
export async function refuseOtherVersion(cluster: string): Promise<void> {
  const found = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => majorVersion)).trim()
  if (found === majorVersion) return
  throw new CannotStart(
    `the database in ${cluster} was made by PostgreSQL ${found}, and this Andon runs ${majorVersion}: move it over with pg_dump and ` +
      `pg_restore of version ${found}, start the Andon that made it, or set DATA_DIR to another folder`,
  )
}

interface Cluster {
  readonly runner: Runner
  readonly pgdata: string
  readonly handover: string
  readonly fsync: boolean
}

async function makeCluster({ runner, pgdata, handover, fsync }: Cluster): Promise<void> {
  const child = runner.run('initdb', [
    `--pgdata=${pgdata}`,
    '--username=andon',
    `--pwfile=${handover}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin', // the same order and case rules on every machine, independent of its C library
    '--builtin-locale=C.UTF-8',
    ...(fsync ? [] : ['--no-sync']),
  ])
  let output = ''
  child.stdout?.resume()
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code === 0) return
  await rm(dirname(pgdata), { recursive: true, force: true })
  throw new CannotStart(`cannot make the database in ${pgdata}: ${output.trim().split('\n').slice(-4).join(' / ')}`)
}

async function readPassword(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    throw new CannotStart(`the database is there, but its password is not readable in ${file}`, { cause: error })
  }
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return // folders cannot be opened there
  const folder = await open(path)
  await folder.sync()
  await folder.close()
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
