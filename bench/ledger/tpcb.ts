import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** PostgreSQL's own pgbench with its standard load ("TPC-B like"); undefined where it is not installed. */
export async function openTpcb({ url, scale }: { url: string; scale: number }) {
  const version = await run('pgbench', ['--version']).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  )
  if (version === undefined) return undefined
  const { hostname, port, username, password, pathname } = new URL(url)
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    PGPASSWORD: password,
    PGDATABASE: pathname.slice(1),
  }
  await run('pgbench', ['--initialize', '--quiet', `--scale=${scale}`], { env })

  /** Transactions a second. */
  async function slice({ clients, seconds }: { clients: number; seconds: number }): Promise<number> {
    const threads = Math.min(clients, 2)
    const { stdout } = await run('pgbench', [`--client=${clients}`, `--jobs=${threads}`, `--time=${seconds}`], { env })
    const tps = /^tps = ([\d.]+)/m.exec(stdout)?.[1]
    if (tps === undefined) throw new Error(`pgbench reported no rate: ${stdout}`)
    return Number(tps)
  }

  return { version, slice }
}
