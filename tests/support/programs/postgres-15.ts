import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../free-port.ts'
import { installProgram } from './install-program.ts'

const startPatienceMs = 60_000
const password = 'postgres-15-of-the-tests'

export type Postgres15 = Awaited<ReturnType<typeof startPostgres15>>

/** A PostgreSQL 15 as an operator may have it: the oldest version that the server accepts. */
export async function startPostgres15() {
  const binaries = await installProgram({
    find: findBinaries,
    debianPackage: 'postgresql-15',
    missing:
      'the tests of the oldest PostgreSQL need version 15: install it, or name its bin folder in ANDON_POSTGRES_15',
  })
  const folder = await mkdtemp(join(tmpdir(), 'andon-postgres-15-'))
  const identity = ownIdentity()
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, password)
  for (const path of [folder, passwordFile]) if (identity) await chown(path, identity.uid, identity.gid)
  const data = join(folder, 'data')
  await promisify(execFile)(
    join(binaries, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'dba',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...identity, cwd: folder },
  )
  const port = await freePort()
  const child = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'fsync=off'],
    { ...identity, cwd: folder, stdio: 'ignore' },
  )
  const ended = once(child, 'exit')
  /** Address of a database of this server. */
  const url = ({ user = 'dba', secret = password, database = 'postgres' } = {}) =>
    `postgres://${user}:${secret}@127.0.0.1:${port}/${database}`

  async function asDba<Row extends pg.QueryResultRow>(text: string, database = 'postgres'): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url({ database }) })
    await client.connect()
    try {
      return (await client.query<Row>(text)).rows
    } finally {
      await client.end()
    }
  }

  const until = performance.now() + startPatienceMs
  while (!(await asDba('select 1').catch(() => null))) {
    if (performance.now() > until || child.exitCode !== null) throw new Error('PostgreSQL 15 does not start')
    await sleep(50)
  }
  return {
    port,
    url,
    asDba,
    stop: async () => {
      child.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The folder with `initdb`: named by ANDON_POSTGRES_15, found on the machine, or of Debian's package. */
function findBinaries(): string | undefined {
  const candidates = [
    process.env.ANDON_POSTGRES_15,
    '/usr/lib/postgresql/15/bin',
    '/opt/homebrew/opt/postgresql@15/bin',
  ]
  return candidates.find((path) => path && existsSync(join(path, 'initdb')))
}

/** PostgreSQL does not run as root; the user that its package made does then. */
function ownIdentity(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  )
  if (!uid || !gid) throw new Error('PostgreSQL 15 does not run as root, and there is no user postgres')
  return { uid, gid }
}
